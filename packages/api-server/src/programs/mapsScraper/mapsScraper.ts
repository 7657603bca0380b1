import { cut } from '@switchboard/api-contract/text';
import { counted } from '@switchboard/api-contract/words/say';
import { sumOfResults } from '../../attention/readSince.ts';
import type { Program } from '../../tenants/Program.ts';
import { plainMapsCriteria } from '../../workflows/taskRules.ts';
import { readAsCriteria } from '../../workflows/readTask.ts';

const longest = 60;

const sinceLine: Program['sinceLine'] = (runs) => {
  const added = sumOfResults(runs, 'businessesFound', 'added');
  if (added === 0) return undefined;
  const places = new Set(
    runs.flatMap(({ kind, args }) =>
      kind === 'businessesFound' && Array.isArray(args['places']) ? (args['places'] as string[]) : [],
    ),
  );
  const [place] = places;
  return {
    link: counted(added, 'business', 'businesses'),
    rest: places.size === 1 && place !== undefined ? `in ${cut(place, longest)}` : 'found',
  };
};

export const mapsScraper: Program = {
  // With it come the reader of web pages and the numbering plans.
  run: async (context, run) => (await import('./runMapsScraper.ts')).runMapsScraper(context, run),
  sinceLine,
  readTask: readAsCriteria('maps-scraper', { names: ['categories', 'locations'], plain: plainMapsCriteria }),
};
