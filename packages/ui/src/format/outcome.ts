/** A sentence per field, by the name of the field. */
type ByField = Readonly<Record<string, string>>;

/** Why something that a member asked for was not done. `message` says it in a line for the member. */
export type Refusal =
  /** Some of what was sent is wrong; `fields` says what, where the server named fields. */
  | { readonly kind: 'invalid'; readonly message: string; readonly fields: ByField }
  /** It does not go with what stands by now; `theirs` says of each field what another member made of it. */
  | { readonly kind: 'conflict'; readonly message: string; readonly theirs: ByField }
  | { readonly kind: 'missing'; readonly message: string }
  /** `nextTry`: when the server allows the next try. The message ends with it. */
  | { readonly kind: 'refused'; readonly message: string; readonly nextTry?: string | undefined }
  /** No answer came, or none in time. */
  | { readonly kind: 'unreachable'; readonly message: string }
  /** An answer came that can't be read. */
  | { readonly kind: 'malformed'; readonly message: string }
  /** The session has ended, which a dialog above all says. */
  | { readonly kind: 'ended'; readonly message: string };

/** How something that a member asked for ended. */
export type Outcome<T = void> = { readonly kind: 'done'; readonly value: T } | Refusal;

const noFields: ByField = {};

/** What a refusal says of single fields. */
export function fieldsOf(refusal: Refusal): ByField {
  if (refusal.kind === 'invalid') return refusal.fields;
  return refusal.kind === 'conflict' ? refusal.theirs : noFields;
}

/** What a form says of a refusal. That the session ended is said by its dialog; the form says what is left to do. */
export const messageInForm = ({ kind, message }: Refusal): string =>
  kind === 'ended' ? 'Not saved yet: send it again once you are signed in.' : message;
