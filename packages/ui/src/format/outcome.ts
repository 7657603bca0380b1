/** How something that a member asked for ended. `fields` holds messages by field name. */
export type Outcome = { ok: true } | { ok: false; message: string; fields?: Readonly<Record<string, string>> };

/** Throws what was refused, for those that expect a rejected call. */
export function throwRefused(outcome: Outcome): void {
  if (!outcome.ok) throw Object.assign(new Error(outcome.message), { fields: outcome.fields });
}
