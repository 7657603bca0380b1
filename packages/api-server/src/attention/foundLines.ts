import { agentTable, type AgentSlug } from '@switchboard/api-contract/agentTable';
import { cut } from '@switchboard/api-contract/cut';
import { addresses } from '@switchboard/api-contract/runs/addresses';
import { counted } from '@switchboard/api-contract/words/say';
import { readInput } from '../runs/RunInput.ts';
import type { Ended, SinceLine } from './Ended.ts';

interface Found {
  readonly slug: AgentSlug;
  /** What its runs brought, in words: the link and what follows. undefined: nothing worth a line. */
  readonly say: (runs: readonly Ended[]) => { readonly link: string; readonly rest: string } | undefined;
}

/** The sum of what the results of one kind say. */
const sum = (runs: readonly Ended[], kind: string, name: string): number =>
  runs.reduce((total, run) => {
    const value = run.kind === kind ? run.args[name] : undefined;
    return total + (typeof value === 'number' && Number.isFinite(value) ? value : 0);
  }, 0);

const longest = 60;

/** What each agent finds, in the order in which it is told. */
const found: readonly Found[] = [
  {
    slug: 'lead-generation',
    say: (runs) => {
      const [added, updated] = [sum(runs, 'leadsFound', 'added'), sum(runs, 'leadsFound', 'updated')];
      if (added + updated === 0) return undefined;
      return { link: counted(added, 'lead'), rest: updated === 0 ? 'found' : `found, ${updated} updated` };
    },
  },
  {
    slug: 'maps-scraper',
    say: (runs) => {
      const added = sum(runs, 'businessesFound', 'added');
      const places = new Set(
        runs.flatMap(({ kind, args }) =>
          kind === 'businessesFound' && Array.isArray(args['places']) ? (args['places'] as string[]) : [],
        ),
      );
      const [place] = places;
      if (added === 0) return undefined;
      return {
        link: counted(added, 'business', 'businesses'),
        rest: places.size === 1 && place !== undefined ? `in ${cut(place, longest)}` : 'found',
      };
    },
  },
  {
    slug: 'email',
    say: (runs) => {
      const [added, drafted] = [sum(runs, 'messagesRead', 'added'), sum(runs, 'messagesRead', 'drafted')];
      if (added + drafted === 0) return undefined;
      return {
        link: counted(added, 'message'),
        rest: drafted === 0 ? 'read' : `read, ${counted(drafted, 'reply', 'replies')} drafted`,
      };
    },
  },
  {
    slug: 'research',
    say: (runs) => {
      const done = runs.filter(({ status, kind }) => status === 'completed' && kind === 'sourcesJudged');
      const [first] = done;
      if (!first) return undefined;
      const { task: question } = readInput(first.inputJson);
      return done.length === 1 && question
        ? { link: cut(question, longest), rest: 'is done' }
        : { link: counted(done.length, 'research', 'researches'), rest: done.length === 1 ? 'is done' : 'are done' };
    },
  },
];

/** What the seven found meanwhile, a line for each that found something. */
export const foundLines = (runs: readonly Ended[]): SinceLine[] =>
  found.flatMap(({ slug, say }) => {
    const agentId = agentTable.find((entry) => entry.slug === slug)?.id ?? slug;
    const own = runs.filter((run) => run.agentId === agentId);
    const said = say(own);
    if (!said) return [];
    const sandbox = own.every((run) => run.sandbox === 1);
    return { id: slug, agentId, ...said, to: addresses.agent(agentId), ...(sandbox && { sandbox: true }) };
  });
