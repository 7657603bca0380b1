import { numberIn } from './days.ts';
import type { Kind } from './kinds.ts';
import type { Words } from './SaidWords.ts';
import { falling, orders, rising, sortedBy } from './wordClasses.ts';

const figures = new Map([...orders].filter(([, { by }]) => by === 'figure'));

/**
 * Takes in which order records are wanted, and how many of them. `isNamed`: the kind of records was said, without which
 * 'the latest' may be any.
 */
export function takeSort(
  words: Words,
  kind: Kind,
  isNamed: boolean,
): { readonly by?: string; readonly limit?: number } {
  const direction = words.takeOne(falling) ? '-' : words.takeOne(rising) ? '' : undefined;
  for (let at = 0; at < words.all.length; at += 1) {
    const lead = words.at(at, sortedBy);
    const field = lead && words.at(skip(words, at + lead.length), kind.fieldWords);
    const time = lead && ['date', 'time', 'age', 'day'].includes(words.word(at + lead.length));
    if (!lead || (!field && !time) || (lead.value === 'by' && !words.word(at - 1))) continue;
    words.take({ at, length: (field ? field.at + field.length : at + lead.length + 1) - at });
    // 'The top three by rating' says twice which way.
    const order = words.takeOne(figures)?.value;
    const name = field?.value.name ?? kind.time;
    const isNumber = kind.fields.get(name)?.type !== 'text';
    return {
      by: `${direction ?? (isNumber && order?.falls !== false ? '-' : '')}${name}`,
      limit: takeLimit(words, at) ?? 10,
    };
  }
  if (direction !== undefined && isNamed)
    return { by: `${direction}${direction === '' ? kind.title : (kind.figure ?? kind.time)}`, limit: 10 };
  for (let at = 0; at < words.all.length; at += 1) {
    const found = words.at(at, orders);
    if (!found) continue;
    let next = skip(words, at + found.length);
    const number = numberIn(words.word(next));
    const before = numberIn(words.word(at - 1));
    const limit = number ?? (words.isFree(at - 1) ? before : undefined);
    if (number !== undefined) next = skip(words, next + 1);
    const field = words.at(next, kind.fieldWords);
    const isFigure = field?.value.type === 'number' || field?.value.name === 'companySize';
    if (!isNamed && found.value.by === 'time') continue;
    const name =
      found.value.by === 'time'
        ? field?.value.type === 'instant'
          ? field.value.name
          : kind.time
        : isFigure
          ? field.value.name
          : kind.figure;
    if (name === undefined || (found.value === orders.get('most') && !isFigure)) continue;
    words.take(found);
    if (number !== undefined) words.take({ at: skip(words, at + found.length), length: 1 });
    else if (limit !== undefined) words.take({ at: at - 1, length: 1 });
    if (field && (isFigure || field.value.type === 'instant')) words.take(field);
    return { by: `${found.value.falls ? '-' : ''}${name}`, ...(limit !== undefined && { limit }) };
  }
  return {};
}

const skip = (words: Words, at: number): number =>
  ['the', 'a', 'their', 'of', 'its'].includes(words.word(at)) ? at + 1 : at;

const takeLimit = (words: Words, from: number): number | undefined => {
  for (let at = 0; at < from; at += 1) {
    const number = words.isFree(at) ? numberIn(words.word(at)) : undefined;
    if (number === undefined) continue;
    words.take({ at, length: 1 });
    return number;
  }
  return undefined;
};
