import type { Conversation, Reply, Turn } from './Conversation.ts';
import { fill } from './fill.ts';
import { draftOf, isMessage } from './rules/draft.ts';
import { listsOf } from './rules/list.ts';
import { valueInLines } from './rules/valueInLines.ts';
import { callOf, lookUps } from './rules/useTools.ts';
import { relevanceOf, scopeOfConversation, rankedSentences, type Scope } from './Scope.ts';
import { fitSentences, givesOrders } from './text.ts';

const longestAnswer = 900;
/** What share of the words of the question a sentence must have to answer it. */
const leastFit = 0.5;

/** What the user said last, and what tools answered since. */
function latest(turns: readonly Turn[]): { readonly said: string; readonly results: readonly string[] } {
  const at = turns.findLastIndex(({ by }) => by === 'user');
  const results = turns.slice(at + 1).flatMap((turn) => (turn.by === 'tool' ? [turn.text] : []));
  return { said: turns[at]?.text ?? '', results };
}

function toValue(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** Answers by rules, from what the conversation holds and nothing else. */
export function answer({ instructions, turns, tools, toolUse, schema }: Conversation): Reply {
  const { said, results } = latest(turns);
  const scope = scopeOfConversation(instructions, said);
  const demanded = typeof toolUse === 'object' ? tools.find(({ name }) => name === toolUse.tool) : undefined;
  const mustUse = demanded ?? (toolUse === 'demanded' ? tools[0] : undefined);
  if (mustUse) return { calls: [callOf(mustUse, scope)] };
  const calls = toolUse === 'free' && results.length === 0 ? lookUps(tools, scope) : [];
  if (calls.length > 0) return { calls };
  const values = results.map(toValue);
  if (schema) return { text: JSON.stringify(fill(schema, withResults(scope, values))) };
  return { text: values.length > 0 ? sayResults(values, scope) : say(scope, turns) };
}

/** A scope that also holds what tools gave. */
function withResults(scope: Scope, values: readonly unknown[]): Scope {
  if (values.length === 0) return scope;
  const { instructions, question } = scope.material;
  return scopeOfConversation(instructions, JSON.stringify({ question, ...scope.data, results: values.flat() }));
}

function sayResults(values: readonly unknown[], scope: Scope): string {
  const lines = values
    .flatMap((value) => valueInLines(value, scope))
    .filter((line) => line !== '' && !givesOrders(line));
  return lines.length > 0 ? [...new Set(lines)].join('\n') : 'Nothing was found.';
}

/** An answer in words, from the message itself, the conversation before it, or the instructions. */
function say(scope: Scope, turns: readonly Turn[]): string {
  if (isMessage(scope)) return draftOf(scope, longestAnswer);
  if (listsOf(scope).some((items) => items.length > 0))
    return valueInLines(Object.values(scope.data).find(Array.isArray), scope).join('\n');
  const before = turns
    .slice(0, -1)
    .flatMap(({ by, text }) => (by === 'user' ? scopeOfConversation('', text).sentences : []))
    .filter((sentence) => /[.!]$/.test(sentence));
  const known = [...(scope.sentences.length > 1 ? scope.sentences : []), ...before].filter(
    (sentence) => sentence !== scope.question,
  );
  const fitting = rankedSentences({ ...scope, sentences: known }).filter(
    (sentence) => relevanceOf({ ...scope, whole: sentence }) >= leastFit,
  );
  if (fitting.length > 0) return fitSentences(fitting, longestAnswer);
  return /^(?:hi|hello|hey|good (?:morning|day|evening))\b/i.test(scope.question)
    ? 'Hello.'
    : 'I found nothing about that.';
}
