import { limits } from '@switchboard/api-contract/limits';
import type { Tone } from '../theme/tokens.ts';

interface Strength {
  readonly label: string;
  readonly tone: Tone;
  /** How many of the four parts of the line are filled. */
  readonly parts: 1 | 2 | 3 | 4;
  /** How many bits it takes to guess, at least. */
  readonly above: number;
}

/** How strong a password of the least length or more is, from the highest bound down. */
export const passwordStrengths = [
  { label: 'Strong', tone: 'positive', parts: 4, above: 90 },
  { label: 'Good', tone: 'positive', parts: 3, above: 60 },
  { label: 'Fair', tone: 'caution', parts: 2, above: 40 },
  { label: 'Weak', tone: 'critical', parts: 1, above: -Infinity },
] as const satisfies readonly Strength[];

/** A password that no server takes. */
export const tooShort = {
  label: 'Too short',
  tone: 'critical',
  parts: 1,
  above: -Infinity,
} as const satisfies Strength;

const kinds: readonly (readonly [RegExp, number])[] = [
  [/\p{Ll}/u, 26],
  [/\p{Lu}/u, 26],
  [/\d/, 10],
  [/[^\p{Ll}\p{Lu}\d]/u, 33],
];

/**
 * How strong a password is by its length and variety, in the form in which it is kept; undefined for none. It knows no
 * words: whether it is a common one, the server says.
 */
export function passwordStrength(typed: string): Strength | undefined {
  if (typed === '') return undefined;
  const password = typed.normalize('NFKC');
  const letters = Array.from(password);
  if (password.length < limits.members.passwordMin) return tooShort;
  const pool = kinds.reduce((sum, [kind, size]) => (kind.test(password) ? sum + size : sum), 0);
  // A letter counts twice at most: 'aaaaaaaaaa' is no longer than 'aa'.
  const length = Math.min(letters.length, 2 * new Set(letters).size);
  const bits = length * Math.log2(pool);
  return passwordStrengths.find(({ above }) => bits > above);
}
