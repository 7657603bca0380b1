import { wordsOf } from '../world/words.ts';
import { isRecord } from './JsonSchema.ts';
import { readMaterial, type Material } from './material.ts';
import { givesOrders, rankSentences, sentencesOf, shareOf } from './text.ts';

/** Fields of the input that hold running text, the most telling first. */
const proseFields = [
  'excerpt',
  'text',
  'body',
  'content',
  'snippet',
  'message',
  'paragraphs',
  'summary',
  'description',
];
const shortest = 40;

/** What a field is filled from: the whole input, or the one of its items that the field is about. */
export interface Scope {
  readonly material: Material;
  readonly data: Readonly<Record<string, unknown>>;
  /** What is asked, in words. */
  readonly question: string;
  readonly wanted: readonly string[];
  /** The running text of this item, sentence by sentence. */
  readonly sentences: readonly string[];
  /** Everything that stands in this item. */
  readonly whole: string;
}

/** All texts in a value. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(textsIn);
  return isRecord(value) ? Object.values(value).flatMap(textsIn) : [];
}

function proseIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(proseIn);
  if (!isRecord(value)) return [];
  const [field] = proseFields.filter((name) => textsIn(value[name]).length > 0);
  if (field !== undefined) return textsIn(value[field]);
  const deeper = Object.values(value)
    .filter((part) => typeof part === 'object')
    .flatMap(proseIn);
  return deeper.length > 0 ? deeper : textsIn(value).filter((text) => text.length >= shortest);
}

/** The scope of one item; of the whole input if none is named. */
export function scopeOf(material: Material, data: Readonly<Record<string, unknown>> = material.data): Scope {
  return {
    material,
    data,
    question: material.question,
    wanted: [...new Set(wordsOf(material.question))],
    sentences: proseIn(data).flatMap(sentencesOf),
    whole: textsIn(data).join('\n'),
  };
}

export const scopeOfConversation = (instructions: string, said: string): Scope =>
  scopeOf(readMaterial(instructions, said));

/** The sentences that say most about the question. */
export const rankedSentences = ({ sentences, wanted }: Scope): string[] => rankSentences(sentences, wanted);

/** How much of the question this item speaks about, from 0 to 1. */
export const relevanceOf = ({ whole, wanted }: Scope): number => shareOf(wanted, whole);

export const isHostile = ({ whole }: Scope): boolean => givesOrders(whole);

/** A text of the item by the first of these names that it has. */
export function fieldOf({ data }: Pick<Scope, 'data'>, ...names: readonly string[]): string | undefined {
  for (const name of names) {
    const value = data[name];
    if (typeof value === 'string' && value.trim() !== '') return value.trim();
  }
  return undefined;
}
