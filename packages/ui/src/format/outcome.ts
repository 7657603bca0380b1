/** How something that a member asked for ended. `fields` holds messages by field name. */
export type Outcome = { ok: true } | { ok: false; message: string; fields?: Readonly<Record<string, string>> };
