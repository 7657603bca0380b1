import { decimal, count } from '../../../format/numbers.ts';

interface UnitWords {
  /** One unit, as a price is for. */
  readonly one: string;
  readonly many: string;
  /** How many of them a price is shown for, since that of one token is too small to read. */
  readonly shownFor?: number;
}

const units: Readonly<Record<string, UnitWords>> = {
  calls: { one: 'call', many: 'calls' },
  tokens: { one: 'token', many: 'tokens' },
  tokensIn: { one: 'million tokens in', many: 'tokens in', shownFor: 1_000_000 },
  tokensOut: { one: 'million tokens out', many: 'tokens out', shownFor: 1_000_000 },
  characters: { one: 'million characters spoken', many: 'characters', shownFor: 1_000_000 },
  credits: { one: 'credit', many: 'credits' },
  searches: { one: 'search', many: 'searches' },
  messages: { one: 'message', many: 'messages' },
};

/** The words of a unit. An unknown unit is shown as it is. */
export const unitOf = (unit: string): UnitWords =>
  (Object.hasOwn(units, unit) ? units[unit] : undefined) ?? { one: unit, many: unit };

/** '1,780 credits', '1.9 m tokens', '96 k tokens'. */
export function unitsUsed(amount: number | undefined, unit: string | undefined): string {
  if (amount === undefined || unit === undefined) return '';
  const { one, many } = unitOf(unit);
  const word = amount === 1 ? one : many;
  if (unit !== 'tokens' || amount < 10_000) return `${count(amount)} ${word}`;
  return amount < 1_000_000 ? `${count(amount / 1_000)} k ${word}` : `${decimal(amount / 1_000_000)} m ${word}`;
}
