import type { Words } from './say.ts';
import type { FactOrText } from './factOrText.ts';

/** The words for each kind of fact, in one language. */
export type WordTable = Readonly<Record<string, (args: never, words: Words) => string>>;

/** The facts in a table: each kind with the arguments that its words take. */
export type FactOf<Table extends WordTable> = {
  [K in keyof Table & string]: {
    readonly kind: K;
    readonly args: Parameters<Table[K]> extends []
      ? Readonly<Record<string, never>>
      : Readonly<Parameters<Table[K]>[0]>;
  };
}[keyof Table & string];

/** Turns facts into words by a table. A kind that only a newer version knows is spelled out from its name. */
export function wordsFrom(table: WordTable): (factOrText: FactOrText | undefined) => string {
  const words = (factOrText: FactOrText): string => {
    if (typeof factOrText === 'string') return factOrText;
    const { kind, args } = factOrText;
    const known = Object.hasOwn(table, kind) ? table[kind] : undefined;
    try {
      return known ? known(args as never, words) : fromKind(factOrText);
    } catch {
      return fromKind(factOrText);
    }
  };
  return (factOrText) => (factOrText === undefined ? '' : words(factOrText));
}

/** `leadAdded` with a name and a count: `Lead added (Dana Whitfield, 2)`. */
function fromKind({ kind, args }: Exclude<FactOrText, string>): string {
  const name = kind
    .replaceAll(/(?<=[a-z\d])(?=[A-Z])|[_-]/g, ' ')
    .trim()
    .toLowerCase();
  const values = Object.values(args).filter((value) => typeof value === 'string' || typeof value === 'number');
  return `${name.slice(0, 1).toUpperCase()}${name.slice(1)}${values.length > 0 ? ` (${values.join(', ')})` : ''}`;
}
