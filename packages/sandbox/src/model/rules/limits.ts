import type { JsonSchema } from '../JsonSchema.ts';
import type { Scope } from '../Scope.ts';

/** A field to fill: its name and its schema. */
export interface Field {
  readonly name: string;
  readonly schema: JsonSchema;
}

const numberIn = (pattern: RegExp, text: string): number | undefined => {
  const found = pattern.exec(text)?.slice(1).find(Boolean);
  return found === undefined ? undefined : Number(found);
};

const named = (name: string): string => name.replaceAll(/[^\w]/g, '.');

/** How long a text may be, by its schema or by what the instructions say of it. */
export function maxTextLength({ name, schema }: Field, { material }: Scope, usual: number): number {
  const said =
    numberIn(/at most (\d+) characters/i, schema.description ?? '') ??
    numberIn(new RegExp(`\\b${named(name)}\\b[^\\n;]{0,90}?at most (\\d+) characters`, 'i'), material.instructions);
  return Math.min(said ?? usual, schema.maxLength ?? Infinity);
}

/** How many items a list may have. */
export function maxListLength({ name, schema }: Field, { material }: Scope, usual: number): number {
  const said =
    numberIn(/at most (\d+)/i, schema.description ?? '') ??
    numberIn(
      new RegExp(`at most (\\d+) ${named(name)}\\b|\\b${named(name)}: (?:at most|up to) (\\d+)`, 'i'),
      material.instructions,
    );
  return Math.min(said ?? usual, schema.maxItems ?? Infinity);
}

/** The least credibility that a source needs to back a statement. */
export const minCredibility = ({ material }: Scope): number =>
  numberIn(/credibility of (?:at least )?(\d+)/i, material.instructions) ?? 0;
