import { isRecord } from './JsonSchema.ts';

/** What a request gives the model to work with. */
export interface Material {
  readonly instructions: string;
  readonly data: Readonly<Record<string, unknown>>;
  readonly question: string;
}

const asking = [
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

const head =
  /^(From|To|Cc|Subject|Date|Labels|Category|Tone|Template|Signature|Name|Company|Goal|Question|Task|Input):[ \t]*(.*)$/i;

/** Lines such as `Subject: …` before a text, and the text. */
function withHeads(text: string): Readonly<Record<string, unknown>> {
  const heads: Record<string, string> = {};
  const lines = text.split('\n');
  let line = 0;
  for (; line < lines.length; line += 1) {
    const [, name, value] = head.exec(lines[line] ?? '') ?? [];
    if (name === undefined || value === undefined) break;
    heads[name.toLowerCase()] = value.trim();
  }
  const rest = lines.slice(line).join('\n').trim();
  return rest === '' ? heads : { ...heads, text: rest };
}

const lineOf = (text: string): string =>
  text
    .split('\n')
    .find((line) => line.trim() !== '')
    ?.trim() ?? '';

function questionIn(data: Readonly<Record<string, unknown>>, before: string): string {
  for (const name of asking) {
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

/** Reads what was said: JSON, text with heads as of a message, or plain text. */
export function readMaterial(instructions: string, said: string): Material {
  const json = jsonIn(said);
  const data = isRecord(json) ? json : Array.isArray(json) ? { items: json } : withHeads(said);
  const before =
    json === undefined
      ? ''
      : said
          .trim()
          .slice(0, Math.max(0, said.trim().search(/[[{]/)))
          .trim();
  return { instructions, data, question: questionIn(data, before.replace(/:$/, '')) };
}
