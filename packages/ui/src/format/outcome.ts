import type { Conflict } from '@switchboard/api-contract/errors';
import type { Missing } from '@switchboard/api-contract/runs/missing';

/** One sentence per field, by field name. */
type ByField = Readonly<Record<string, string>>;

/** Why an action failed. `message` is a sentence for the member. */
export type Refusal =
  /**
   * The input is invalid; `fields` says where, if the server named fields. `outcome`: new credentials failed their test
   * with this outcome, so the stored ones stay.
   */
  | {
      readonly kind: 'invalid';
      readonly message: string;
      readonly fields: ByField;
      readonly outcome?: string | undefined;
    }
  /**
   * The change conflicts with what is stored; `fields` says where. `conflicts`: what somebody else changed meanwhile.
   * `missing`: what a run lacks, so that it was not started. `choose`: new credentials could not be tested, and the
   * member may keep the stored ones or use the new ones untested. `inTheWay`: the id of the record that is it already.
   */
  | {
      readonly kind: 'conflict';
      readonly message: string;
      readonly fields: ByField;
      readonly conflicts?: readonly Conflict[] | undefined;
      readonly missing?: readonly Missing[] | undefined;
      readonly choose?: readonly ('keep' | 'use')[] | undefined;
      readonly inTheWay?: string | undefined;
    }
  | { readonly kind: 'missing'; readonly message: string }
  /** The member has to prove who they are, and may then ask again. */
  | { readonly kind: 'unproven'; readonly message: string }
  /** `nextTry`: when the server allows the next attempt. The message ends with it. */
  | { readonly kind: 'refused'; readonly message: string; readonly nextTry?: string | undefined }
  /** There was no answer, or not in time. */
  | { readonly kind: 'unreachable'; readonly message: string }
  /** The answer can't be read. */
  | { readonly kind: 'malformed'; readonly message: string }
  /** The session has ended. The sign-in dialog over the page says so. */
  | { readonly kind: 'ended'; readonly message: string };

/** The result of an action by a member. */
export type Outcome<T = void> = { readonly kind: 'done'; readonly value: T } | Refusal;

/** What a handler of a press returns: nothing, or a promise that settles once it is done or refused. */
export type PressResult = void | Promise<Outcome<unknown> | void>;

const noFields: ByField = {};

/** What a refusal says about individual fields. */
export function refusedFields(refusal: Refusal): ByField {
  return refusal.kind === 'invalid' || refusal.kind === 'conflict' ? refusal.fields : noFields;
}

/**
 * A form's message for a refusal; empty if a message beside one of its fields says the same. The sign-in dialog says
 * that the session has ended; the form says what to do next.
 */
export function formMessage({ kind, message }: Refusal, beside: readonly string[] = []): string {
  if (kind === 'ended') return 'Not saved yet. Sign in, then send it again.';
  // A message may begin with the HTTP status, such as `422: `; the one beside a field never does.
  return beside.includes(message.replace(/^\d{3}: /, '')) ? '' : message;
}
