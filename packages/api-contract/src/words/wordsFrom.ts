import type { Words } from './say.ts';
import type { Told } from './told.ts';

/** The words of some facts in one language, by their kind. */
export type WordTable = Readonly<Record<string, (args: never, words: Words) => string>>;

/** The facts that a table words: each kind with the arguments of its words. */
export type FactOf<Table extends WordTable> = {
  [K in keyof Table & string]: {
    readonly kind: K;
    readonly args: Parameters<Table[K]> extends []
      ? Readonly<Record<string, never>>
      : Readonly<Parameters<Table[K]>[0]>;
  };
}[keyof Table & string];

/** Words by a table. What it can't word, since only a newer version knows it, is told by its kind. */
export function wordsFrom(table: WordTable): (told: Told | undefined) => string {
  const words = (told: Told): string => {
    if (typeof told === 'string') return told;
    const known = Object.hasOwn(table, told.kind) ? table[told.kind] : undefined;
    try {
      return known ? known(told.args as never, words) : byKind(told);
    } catch {
      return byKind(told);
    }
  };
  return (told) => (told === undefined ? '' : words(told));
}

/** `leadAdded` with a name and a count: `Lead added (Dana Whitfield, 2)`. */
function byKind({ kind, args }: Exclude<Told, string>): string {
  const name = kind
    .replaceAll(/(?<=[a-z\d])(?=[A-Z])|[_-]/g, ' ')
    .trim()
    .toLowerCase();
  const given = Object.values(args).filter((value) => typeof value === 'string' || typeof value === 'number');
  return `${name.slice(0, 1).toUpperCase()}${name.slice(1)}${given.length > 0 ? ` (${given.join(', ')})` : ''}`;
}
