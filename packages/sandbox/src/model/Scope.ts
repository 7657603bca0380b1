import { shareOf, wordsOf } from '../world/words.ts';
import { givesOrders, rankSentences, sentencesOf } from './text.ts';
import { isFields } from '../requests.ts';

/** What a request gives the model to work with. */
interface Material {
  readonly instructions: string;
  readonly data: Readonly<Record<string, unknown>>;
  readonly question: string;
}

/** Fields of the input that may hold the question, the most likely first. */
const questionFields = [
  'question',
  'query',
  'goal',
  'task',
  'request',
  'prompt',
  'input',
  'sentence',
  'criteria',
  'instruction',
];

function toJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The JSON in a text, alone or after some words. */
function jsonIn(text: string): unknown {
  const trimmed = text.trim();
  const whole = /^[[{]/.test(trimmed) ? toJson(trimmed) : undefined;
  if (whole !== undefined) return whole;
  const from = trimmed.search(/[[{]/);
  const to = Math.max(trimmed.lastIndexOf('}'), trimmed.lastIndexOf(']'));
  return from >= 0 && to > from ? toJson(trimmed.slice(from, to + 1)) : undefined;
}

const header =
  /^(From|To|Cc|Subject|Date|Labels|Category|Tone|Template|Signature|Name|Company|Goal|Question|Task|Input):[ \t]*(.*)$/i;

/** Lines such as `Subject: …` before a text, and the text. */
function readHeaders(text: string): Readonly<Record<string, unknown>> {
  const headers: Record<string, string> = {};
  const lines = text.split('\n');
  let line = 0;
  for (; line < lines.length; line += 1) {
    const [, name, value] = header.exec(lines[line] ?? '') ?? [];
    if (name === undefined || value === undefined) break;
    headers[name.toLowerCase()] = value.trim();
  }
  const rest = lines.slice(line).join('\n').trim();
  return rest === '' ? headers : { ...headers, text: rest };
}

const lineOf = (text: string): string =>
  text
    .split('\n')
    .find((line) => line.trim() !== '')
    ?.trim() ?? '';

function questionIn(data: Readonly<Record<string, unknown>>, before: string): string {
  for (const name of questionFields) {
    const value = data[name];
    if (typeof value === 'string' && value.trim() !== '') return value.trim();
  }
  if (before !== '') return before;
  const { subject, title, text } = data;
  if (typeof subject === 'string') return subject;
  if (typeof title === 'string') return title;
  if (typeof text !== 'string') return '';
  return text.length <= 2_000 ? text.trim() : lineOf(text);
}

/** Reads what was said: JSON, text with headers as of a message, or plain text. */
function readMaterial(instructions: string, said: string): Material {
  const json = jsonIn(said);
  const data = isFields(json) ? json : Array.isArray(json) ? { items: json } : readHeaders(said);
  const before =
    json === undefined
      ? ''
      : said
          .trim()
          .slice(0, Math.max(0, said.trim().search(/[[{]/)))
          .trim();
  return { instructions, data, question: questionIn(data, before.replace(/:$/, '')) };
}

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
const shortestProse = 40;

/** What a field is filled from: the whole input, or the one of its items that the field is about. */
export interface Scope {
  readonly material: Material;
  readonly data: Readonly<Record<string, unknown>>;
  /** What is asked, in words. */
  readonly question: string;
  /** The words of the question, each once. */
  readonly wanted: readonly string[];
  /** The running text of this item, sentence by sentence. */
  readonly sentences: readonly string[];
  /** All text of this item. */
  readonly whole: string;
}

/** All texts in a value. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(textsIn);
  return isFields(value) ? Object.values(value).flatMap(textsIn) : [];
}

function proseIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(proseIn);
  if (!isFields(value)) return [];
  const [field] = proseFields.filter((name) => textsIn(value[name]).length > 0);
  if (field !== undefined) return textsIn(value[field]);
  const deeper = Object.values(value)
    .filter((part) => typeof part === 'object')
    .flatMap(proseIn);
  return deeper.length > 0 ? deeper : textsIn(value).filter((text) => text.length >= shortestProse);
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
