import type { Clock } from '../platform/clock.ts';
import type { Config } from '../platform/config.ts';
import type { Database } from '../platform/store/Database.ts';

/** What a command works with. */
export interface CommandContext {
  readonly config: Config;
  readonly clock: Clock;
  /** The environment variables, for those that the server does not read. */
  readonly variables: Readonly<Record<string, string | undefined>>;
  /** The database, migrated; opened at the first call, and beside a running server if there is one. */
  readonly open: () => Promise<Database>;
  /** Tells the operator something. */
  readonly say: (line: string) => void;
  /** Asks before what can't be undone. Throws CommandError unless the answer is yes, or `--yes` was given. */
  readonly confirm: (question: string) => Promise<void>;
}

/** What was typed after the command's name, checked against what the command takes. */
export interface TypedArguments {
  /** The values of the command's `positionals`, in their order. */
  readonly positionals: readonly string[];
  readonly options: Readonly<Record<string, string | true>>;
}

/** A command of `npm run admin`. */
export interface Command {
  /** The names of the arguments without `--`, in order, such as `FILE`. All of them have to be typed. */
  readonly positionals: readonly string[];
  /** `--name VALUE`, or `--name` alone where `value` is missing; all but the required ones may be left out. */
  readonly options?: Readonly<
    Record<string, { readonly value?: string; readonly does: string; readonly required?: true }>
  >;
  /** What it does, in one sentence. */
  readonly does: string;
  /** More sentences for `--help`. */
  readonly more?: readonly string[];
  /** It can't be undone, so it asks; `--yes` answers beforehand. */
  readonly asks?: true;
  readonly run: (context: CommandContext, typed: TypedArguments) => Promise<void>;
}

/** A mistake that the operator can mend: the message says in one line what is wrong. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
}
