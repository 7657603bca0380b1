import { hostname } from 'node:os';
import type { Config } from '../platform/config.ts';
import { isLoopback } from '../platform/environment.ts';
import { linkTo, type NewLink } from '../identity/members/links.ts';

/** What a command prints about a link that it made. */
export function linkLines({ publicUrl, host, port }: Config, made: NewLink, whom: string): readonly string[] {
  const name = isLoopback(host) ? 'localhost' : hostname();
  const link = linkTo(publicUrl ?? `http://${name}${port === 0 ? '' : `:${port}`}`, made);
  return [
    `Give ${whom} this link. It is shown only now, and works once, until ${made.expiresAt}:`,
    '',
    link,
    ...(publicUrl === undefined
      ? ['', 'PUBLIC_URL is not set: if members use another address, replace the beginning with it.']
      : []),
  ];
}
