/** A stretch of JSON text that is shown in one colour. */
export interface JsonToken {
  readonly kind: 'name' | 'text' | 'other';
  readonly text: string;
}

/** Longer text is not coloured: so many stretches would make typing slow. */
const LONGEST = 20_000;
const QUOTED = /"(?:[^"\\\n]|\\.)*"?/g;

/** Cuts text into names, quoted text and the rest; joined they are the text again, whether it is JSON or not. */
export function jsonTokens(text: string): JsonToken[] {
  if (text.length > LONGEST) return [{ kind: 'other', text }];
  const tokens: JsonToken[] = [];
  let at = 0;
  for (const { 0: quoted, index } of text.matchAll(QUOTED)) {
    if (index > at) tokens.push({ kind: 'other', text: text.slice(at, index) });
    at = index + quoted.length;
    tokens.push({ kind: /^\s*:/.test(text.slice(at, at + 20)) ? 'name' : 'text', text: quoted });
  }
  if (at < text.length) tokens.push({ kind: 'other', text: text.slice(at) });
  return tokens;
}
