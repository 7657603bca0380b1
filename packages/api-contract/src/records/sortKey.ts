import { foldText } from '../text.ts';

/** Longer texts are sorted by their beginning: an index entry of PostgreSQL must stay below 2,700 bytes. */
const longest = 200;
/** As many as a phone number has. */
const digits = 12;

/** A text as lists sort it, code by code: without case and accents, and 'Lead 2' before 'Lead 10'. */
const foldedText = (text: string): string =>
  foldText(text.slice(0, longest))
    .slice(0, longest)
    .replaceAll(/\p{C}/gu, '')
    .replaceAll(/\d+/g, (number) => number.padStart(digits, '0'));

/** A row of a list and what it is sorted by; null comes last, whichever way round. */
export interface SortedRow {
  readonly key: string | number | null;
  readonly id: string;
}

/** What a value is sorted by. */
export const sortKey = (value: unknown): SortedRow['key'] =>
  typeof value === 'number' ? value : (value ?? '') === '' ? null : foldedText(String(value));

const compareCodes = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);

/** Compares rows, upwards or downwards; of equal ones, the ids. */
export const compareSorted =
  (isDown: boolean) =>
  (one: SortedRow, other: SortedRow): number =>
    Number(one.key === null) - Number(other.key === null) ||
    (isDown ? -1 : 1) *
      ((typeof one.key === 'number' && typeof other.key === 'number'
        ? one.key - other.key
        : compareCodes(String(one.key), String(other.key))) || compareCodes(one.id, other.id));
