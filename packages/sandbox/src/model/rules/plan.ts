import { shareOf, wordsOf } from '../../world/words.ts';
import type { JsonSchema } from '../JsonSchema.ts';
import type { Scope } from '../Scope.ts';
import { capitalise } from '../text.ts';
import { isFields } from '../../requests.ts';

/** One step of a plan. */
export interface Step {
  /** Counted from 1. */
  readonly number: number;
  readonly agent: string | undefined;
  readonly task: string;
  /** Numbers of the steps that it waits for. */
  readonly after: readonly number[];
}

/** Who does what, by the stem of an agent's name: the words of its work. */
const work: readonly (readonly [stem: RegExp, words: RegExp])[] = [
  [/calend/i, /\b(?:meeting|meetings|appointment|schedule|calendar|book|invite)\b/i],
  [/mail/i, /\b(?:e-?mails?|mails?|write to|draft|repl(?:y|ies)|send|outreach|inbox|newsletter)\b/i],
  [/contact/i, /\b(?:contacts|address book|sync)\b/i],
  [/map|scrap|business/i, /\b(?:restaurants?|caf[eé]s?|hotels?|shops?|bars?|places|map|maps|near|local businesses)\b/i],
  [
    /lead/i,
    /\b(?:leads?|prospects?|decision.makers?|buyers|managers|directors|companies to|companies in|people (?:at|in))\b/i,
  ],
  [
    /research/i,
    /\b(?:research|find out|compare|analy[sz]e|study|learn|market|trends?|brief|find out|what|which|why|how|summari[sz]e|report)\b/i,
  ],
];

const referring =
  /\b(?:them|it|these|those|that list|the (?:results?|leads?|list|findings|companies|restaurants|answers?)|each of|with (?:this|that))\b/i;
const acting = /calend|mail/i;
const verbs =
  'add|analy[sz]e|answer|book|brief|call|check|collect|compare|create|draft|email|fetch|find|get|invite|list|look|make|plan|prepare|propose|put|reply|research|schedule|search|send|set|summari[sz]e|sync|tell|update|write';
/** Where one piece of work ends and the next begins. */
const between = new RegExp(
  String.raw`\s*[;\n]+\s*|(?<=[.!?])\s+|\s*,?\s+(?:and\s+)?(?:then|afterwards|finally|after that)\s+|(?:\s*,\s+(?:and\s+)?|\s+and\s+)(?=(?:${verbs})\b)`,
  'iu',
);

/** The agents that may be planned with: those that the field allows, or those that the input names. */
function agentsFor(agentField: JsonSchema | undefined, { data }: Scope): { value: string; about: string }[] {
  const known = Object.values(data).flatMap((value) => (Array.isArray(value) ? value.filter(isFields) : []));
  const textOf = (item: Readonly<Record<string, unknown>>) =>
    Object.values(item)
      .filter((part) => typeof part === 'string')
      .join(' ');
  const allowed = agentField?.enum?.filter((value) => typeof value === 'string');
  if (allowed)
    return allowed.map((value) => ({
      value,
      about: [value, ...known.filter((item) => Object.values(item).includes(value)).map(textOf)].join(' '),
    }));
  return known.flatMap((item) => {
    const value = item['slug'] ?? item['id'] ?? item['name'];
    return typeof value === 'string' ? [{ value, about: textOf(item) }] : [];
  });
}

function agentFor(task: string, agents: readonly { value: string; about: string }[]): string | undefined {
  for (const [stem, words] of work) {
    const found =
      words.test(task) && agents.find(({ value, about }) => stem.test(value) || stem.test(about.split('.')[0] ?? ''));
    if (found) return found.value;
  }
  const wanted = wordsOf(task);
  const [best] = agents
    .map(({ value, about }) => ({ value, fit: shareOf(wanted, about) }))
    .toSorted((one, other) => other.fit - one.fit);
  return best && best.fit > 0 ? best.value : undefined;
}

/** The steps that a goal names, in its own words. A step waits for the one before if it speaks of it or acts on it. */
export function readPlan(scope: Scope, agentField: JsonSchema | undefined): Step[] {
  const agents = agentsFor(agentField, scope);
  const clauses = scope.question.replace(/^[^:.,]{1,40}:\s+/, '').split(between);
  const steps: Step[] = [];
  for (const clause of clauses) {
    const task = capitalise(clause.replace(/[.!]+$/, '').trim());
    const agent = agentFor(task, agents);
    if (task === '' || (agents.length > 0 && agent === undefined && clauses.length > 1)) continue;
    const before = steps.at(-1);
    const waits = before !== undefined && (referring.test(task) || acting.test(agent ?? ''));
    steps.push({
      number: steps.length + 1,
      agent: agent ?? agents[0]?.value,
      task,
      after: waits ? [before.number] : [],
    });
  }
  return steps;
}
