import { wordsOf } from '../../world/words.ts';
import type { Tool } from '../Conversation.ts';
import { fill } from '../fill.ts';
import type { Scope } from '../Scope.ts';
import { inWords } from '../text.ts';

/** A call of a tool, filled by its schema. An optional text is left out where it would only repeat the question. */
export function callOf({ name, input: schema }: Tool, scope: Scope) {
  const filled = Object.entries(fill(schema, scope) ?? {});
  const input = filled.filter(([field, value]) => schema.required?.includes(field) || value !== scope.question);
  return { tool: name, input: Object.fromEntries(input) as Readonly<Record<string, unknown>> };
}

/**
 * What a question is looked up with: the tools that share most words with it, or else those that search for any text.
 * What a tool must be given and the question does not say leaves that tool out.
 */
export function lookUps(tools: readonly Tool[], scope: Scope) {
  const fits = tools.map((tool) => {
    const own = new Set(wordsOf(`${inWords(tool.name)} ${tool.description}`));
    return { tool, fit: scope.wanted.filter((word) => own.has(word)).length, searches: own.has('search') };
  });
  const most = Math.max(0, ...fits.map(({ fit }) => fit));
  return fits
    .filter(({ fit, searches }) => (most > 0 ? fit === most : searches))
    .map(({ tool }) => callOf(tool, scope))
    .filter(({ input }) => !Object.values(input).includes(''));
}
