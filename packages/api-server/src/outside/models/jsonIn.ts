import { jsonrepair } from 'jsonrepair';
import { toJson } from '../providers/toJson.ts';

const fenced = /```[^\n]*\n([^]*?)```/g;

/**
 * The JSON objects and lists in a text, whatever stands around them: prose, fences, a model's thoughts. Those in
 * fences come first, else they are in the order of the text. Trailing commas, comments, single quotes and the like are
 * mended. One that does not end is left out: nobody can say what it would have held.
 */
export function jsonIn(text: string): unknown[] {
  const inFences = Array.from(text.matchAll(fenced), ([, inside = '']) => inside);
  const whole = toJson(text);
  return [...inFences, typeof whole === 'string' ? whole : text].flatMap(wholes).flatMap(parse);
}

/** The parts of a text from an opening bracket to the one that closes it, without those within others. */
function wholes(text: string): string[] {
  const open: { readonly closing: string; readonly at: number }[] = [];
  const spans: { readonly from: number; readonly to: number }[] = [];
  const marks = /["{}[\]]/g;
  for (let mark = marks.exec(text); mark; mark = marks.exec(text)) {
    const { 0: found, index } = mark;
    if (found === '{' || found === '[') open.push({ closing: found === '{' ? '}' : ']', at: index });
    // Prose has quotation marks and brackets of its own: a string is one only within brackets.
    else if (found === '"') marks.lastIndex = open.length === 0 ? index + 1 : endOfString(text, index);
    else {
      const last = open.findLastIndex(({ closing }) => closing === found);
      const [begun] = last < 0 ? [] : open.splice(last);
      if (!begun) continue;
      while ((spans.at(-1)?.from ?? -1) > begun.at) spans.pop();
      spans.push({ from: begun.at, to: index + 1 });
    }
  }
  return spans.map(({ from, to }) => text.slice(from, to));
}

const string = /"[^"\\]*(?:\\[^][^"\\]*)*"/y;

/** Where a string that begins here ends. */
function endOfString(text: string, from: number): number {
  string.lastIndex = from;
  return string.test(text) ? string.lastIndex : text.length;
}

/** One value; none if it can't be mended. */
function parse(text: string): unknown[] {
  try {
    return [toJson(text) ?? JSON.parse(jsonrepair(text))];
  } catch {
    return [];
  }
}
