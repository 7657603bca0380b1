import { isHostile, relevanceOf, type Scope } from '../Scope.ts';
import { inWords } from '../text.ts';
import type { Field } from './limits.ts';
import { credibilityOf } from './signs.ts';

/** How long the lists of the item are. */
const listLengthsIn = ({ data }: Scope): number[] =>
  Object.values(data).flatMap((value) => (Array.isArray(value) ? value.length : []));

/** The number that stands next to one of the words. */
function numberBeside(words: string, text: string): number | undefined {
  for (const word of words.split(' ').filter((one) => one.length > 1)) {
    const stem = word.replace(/s$/, '');
    const found =
      new RegExp(`(\\d[\\d.,]*)\\s*(?:\\w+\\s)?${stem}`, 'i').exec(text) ??
      new RegExp(`${stem}\\w*\\D{0,20}?(\\d[\\d.,]*)`, 'i').exec(text);
    const number = Number(found?.[1]?.replaceAll(',', '').replace(/\.$/, ''));
    if (found && Number.isFinite(number)) return number;
  }
  return undefined;
}

/** A share, from 0 to 1, in the unit of the field: percent, unless the field's maximum is 1. */
const shareIn = ({ schema }: Field, share: number): number =>
  (schema.maximum ?? 100) <= 1 ? Math.round(share * 100) / 100 : Math.round(share * (schema.maximum ?? 100));

/**
 * The number that the sandbox's model gives for a field: the item's own, one computed for fields whose name asks for a
 * score or a count, or one that stands in the text beside the field's name. undefined if there is none.
 */
export function measure(field: Field, scope: Scope): number | undefined {
  const given = scope.data[field.name];
  if (typeof given === 'number') return given;
  const words = inWords(field.name);
  if (/credib|trust|reliab/.test(words)) return shareIn(field, credibilityOf(scope, isHostile(scope)) / 100);
  if (/relevan|confiden|score|probab|match|fit/.test(words)) return shareIn(field, relevanceOf(scope));
  if (/count|total|number of/.test(words)) return Math.max(0, ...listLengthsIn(scope));
  return numberBeside(words, [scope.question, ...scope.sentences].join(' '));
}

/** The nearest number that the schema allows. */
export function nearestAllowed(number: number, { schema }: Field, whole: boolean): number {
  const step = whole ? 1 : 1e-6;
  const least = schema.minimum ?? (schema.exclusiveMinimum === undefined ? -Infinity : schema.exclusiveMinimum + step);
  const most = schema.maximum ?? (schema.exclusiveMaximum === undefined ? Infinity : schema.exclusiveMaximum - step);
  const inside = Math.min(Math.max(number, least), most);
  return whole ? Math.min(Math.max(Math.round(inside), Math.ceil(least)), Math.floor(most)) : inside;
}
