import { shareOf, wordsOf } from '../../world/words.ts';
import { fieldOf, isHostile, relevanceOf, type Scope } from '../Scope.ts';
import { inWords } from '../text.ts';
import type { Field } from './limits.ts';
import { hasSign, sourceKindOf, weightOf, type Sign } from './signs.ts';

/** Which values stand for a sign, and which for its absence, by the name of the field. */
const meanings: readonly (readonly [name: RegExp, sign: Sign, yes: RegExp, no: RegExp])[] = [
  [/tone|sentiment|mood|feeling/, 'unhappy', /unhapp|negativ|angry|upset|bad/i, /neutral|calm|normal/i],
  [
    /priorit|urgen|importan/,
    'urgent',
    /^(?:critical|urgent|high|important|1|yes)$/i,
    /^(?:medium|normal|2|no)$|routine/i,
  ],
];

const byDefault = /^(?:other|none|neutral|unknown|general|normal|medium|website)$/i;

/** One of the allowed values, by what stands in the item. */
export function choose({ name, schema }: Field, scope: Scope): unknown {
  const values = (schema.enum ?? []).filter((value) => value !== null);
  const texts = values.filter((value) => typeof value === 'string');
  const given = scope.data[name];
  if (values.some((value) => value === given)) return given;
  const words = inWords(name);
  for (const [pattern, sign, yes, no] of meanings) {
    if (!pattern.test(words)) continue;
    if (sign === 'unhappy' && !hasSign(scope, 'unhappy') && hasSign(scope, 'happy')) {
      const happy = texts.find((value) => /positiv|^happy|friendly/i.test(value));
      if (happy !== undefined) return happy;
    }
    if (sign === 'urgent' && hasSign(scope, 'bulk')) return texts.find((value) => /low/i.test(value)) ?? texts.at(-1);
    return (
      texts.find((value) => (hasSign(scope, sign) ? yes : no).test(value)) ??
      texts.find((value) => byDefault.test(value)) ??
      values[0]
    );
  }
  const source = texts.find((value) => value.toLowerCase() === sourceKindOf(scope));
  if (source !== undefined && /type|kind|source/.test(words)) return source;
  return byWeight(texts, scope) ?? texts.find((value) => byDefault.test(value)) ?? values[0];
}

/** The value of which most stands in the item: by the words known for it, else by its own. */
function byWeight(values: readonly string[], scope: Scope): string | undefined {
  const weigh = (value: string): number => weightOf(scope, value) ?? shareOf(wordsOf(inWords(value)), scope.whole);
  const [best] = values
    .map((value) => ({ value, weight: weigh(value) }))
    .filter(({ weight }) => weight > 0)
    .toSorted((one, other) => other.weight - one.weight);
  return best?.value;
}

/** Every allowed value that the item speaks of. */
export const chooseAll = (values: readonly unknown[], scope: Scope): unknown[] =>
  values.filter((value) => typeof value === 'string' && shareOf(wordsOf(inWords(value)), scope.whole) === 1);

const signsOf: readonly (readonly [RegExp, Sign])[] = [
  [/unhappy|angry|negative|upset|complain/, 'unhappy'],
  [/urgent|important/, 'urgent'],
  [/newsletter|bulk|automatic|mailing|spam|promotion/, 'bulk'],
];

const filler = new Set(['only', 'flag', 'include', 'ha', 'should', 'need', 'all', 'run']);

/** Yes or no, by what stands in the item. */
export function chooseYesOrNo({ name }: Field, scope: Scope): boolean {
  const given = scope.data[name];
  if (typeof given === 'boolean') return given;
  const words = inWords(name);
  const sign = signsOf.find(([pattern]) => pattern.test(words))?.[1];
  if (sign) return hasSign(scope, sign);
  if (/\bask|question|repl|answer(?!ed|able)|respon/.test(words))
    return hasSign(scope, 'asks') && !hasSign(scope, 'bulk') && !isHostile(scope);
  if (/relevan|fits|match|related|found|answered|known|enough|sufficient/.test(words)) return relevanceOf(scope) >= 0.3;
  const own = wordsOf(words).filter((word) => !filler.has(word));
  return own.length > 0 && shareOf(own, `${scope.question} ${fieldOf(scope, 'subject') ?? ''}`) > 0;
}
