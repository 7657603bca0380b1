import { agentOf } from '@switchboard/api-contract/agents/all';
import { agentSlugs, type AgentSlug } from '@switchboard/api-contract/agentTable';
import { phrases, Words, type Lexicon } from './SaidWords.ts';

/** An agent as it can be named; one that a member created has no slug. */
interface Nameable {
  readonly name: string;
  readonly slug?: AgentSlug | undefined;
}

const around = phrases('agent|agents|agent thing|thing|scraper|one');
const everyone = phrases(
  'all agents|all my agents|all of my agents|all the agents|every agent|every single agent|each agent|everything|everyone|all of them|the whole lot|the lot|the whole team|them all',
);
/** So many words a loose name has at most. */
const usual = 4;

const nicknames = new Map<AgentSlug, RegExp | undefined>(
  agentSlugs.map((slug) => {
    const { nicknames: loose } = agentOf(slug) as unknown as { nicknames?: RegExp };
    return [slug, loose && new RegExp(`^(?:${loose.source})$`, 'i')];
  }),
);
const plain = (name: string): string => new Words(name).all.map(({ word }) => word).join(' ');

/** Whether words are the name of an agent, or a loose one. */
function isNamed(
  { own, slug }: { readonly own: string; readonly slug: AgentSlug | undefined },
  phrase: string,
): boolean {
  if (phrase === own || phrase === own.replace(/ agent$/, '')) return true;
  return slug !== undefined && nicknames.get(slug)?.test(phrase) === true;
}

/** The agents that a message names, taken, in its order; `all` if it names them all. */
export function takeAgents<Agent extends Nameable>(
  words: Words,
  agents: readonly Agent[],
): { readonly named: readonly Agent[]; readonly all: boolean; readonly first: number } {
  const named = new Set<Agent>();
  let first = -1;
  const known = agents.map((agent) => ({ agent, own: plain(agent.name), slug: agent.slug }));
  const most = Math.max(usual, ...known.map(({ own }) => own.split(' ').length));
  for (let length = most; length > 0; length -= 1)
    for (let at = 0; at + length <= words.all.length; at += 1) {
      if (!Array.from({ length }, (_, more) => words.isFree(at + more)).every(Boolean)) continue;
      const phrase = Array.from({ length }, (_, more) => words.word(at + more)).join(' ');
      const agent = known.find((one) => isNamed(one, phrase))?.agent;
      if (!agent) continue;
      named.add(agent);
      first = first < 0 ? at : Math.min(first, at);
      words.take({ at, length });
      const more = words.at(at + length, around);
      if (more) words.take(more);
    }
  const all = named.size === 0 ? words.takeOne(everyone) : undefined;
  return {
    named: all ? agents : agents.filter((agent) => named.has(agent)),
    all: all !== undefined,
    first: all?.at ?? first,
  };
}

/** The agents that a text names one by one; `isPlain` if it says nothing else but these words. */
export function agentsIn<Agent extends Nameable>(
  text: string,
  agents: readonly Agent[],
  besides: Lexicon<unknown>,
): { readonly named: readonly Agent[]; readonly isPlain: boolean } {
  const words = new Words(text);
  const { named, all } = takeAgents(words, agents);
  words.takeAll(besides);
  return { named: all ? [] : named, isPlain: words.left().length === 0 };
}
