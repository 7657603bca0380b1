import { isLoopback, type Config } from './config.ts';

/** What an operator should know about a server that others can reach. Nothing for one that only this machine can. */
export function openHostWarnings({
  host,
  demo,
  publicUrl,
  trustProxy,
}: Pick<Config, 'host' | 'demo' | 'publicUrl' | 'trustProxy'>): string[] {
  if (isLoopback(host)) return [];
  return [
    ...(demo ? ['DEMO is on: everybody who can reach this server can sign in with a public password.'] : []),
    ...(publicUrl === undefined
      ? ['PUBLIC_URL is not set: links to invitations lead to whatever address the admin has open.']
      : []),
    ...(publicUrl?.startsWith('https:') || trustProxy !== false
      ? []
      : ['Passwords cross the network readable: put a proxy that speaks TLS in front, and set TRUST_PROXY.']),
  ];
}
