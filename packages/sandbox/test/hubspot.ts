import { bearer, inSandbox } from './inSandbox.ts';

/** A record of HubSpot's. */
export interface Shown {
  readonly id: string;
  readonly properties: Readonly<Record<string, string | null>>;
}

/** What a search answers. */
export interface Found {
  readonly total: number;
  readonly results: readonly Shown[];
  readonly paging?: { readonly next: { readonly after: string } };
}

/** A fresh sandbox, asked as HubSpot. */
export function inHubspot() {
  const { ask, ...sandbox } = inSandbox();
  const call = (method: string, path: string, json?: unknown, key = 'sandbox') =>
    ask(`https://api.hubapi.com${path}`, { method, headers: bearer(key), ...(json !== undefined && { json }) });
  const post = (path: string, json: unknown) => call('POST', path, json);
  return {
    ...sandbox,
    call,
    post,
    /** What a search finds. */
    found: async (json: object, kind = 'contacts') =>
      (await post(`/crm/objects/2026-09/${kind}/search`, json)).body as Found,
  };
}

/** A search for what all of these filters let through. */
export const filters = (...list: object[]) => ({ filterGroups: [{ filters: list }] });
