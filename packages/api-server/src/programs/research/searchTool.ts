import { researchSettings } from '@switchboard/api-contract/agents/research';
import { searchServices } from '@switchboard/api-contract/services/search';
import { wordsOf } from '@switchboard/api-contract/words/wordsOf';
import * as v from 'valibot';
import { firstConnected } from '../../outside/credentials/firstConnected.ts';
import { readFoundPages } from './readFoundPages.ts';
import { search } from './search.ts';
import { openTool, type Open } from '../../outside/tools/OpenTool.ts';

const mostPages = 8;
const input = v.strictObject({
  query: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(400), v.description('What to search for')),
});

/** Searches the web and reads the pages that it finds. */
export const searchTool: Open = async (context, run) => {
  const service = await firstConnected(context, run.tenantId, searchServices);
  if (!service) return undefined;
  const settings = { ...researchSettings.defaults, researchDepth: 'basic', maxSourcesPerQuery: mostPages } as const;
  return openTool({
    description: 'Searches the web. Gives pages with their addresses and what they say, and which could not be read.',
    input,
    use: async ({ query }) => {
      run.log.progress({ text: { kind: 'askingService', args: { service: service.name } } });
      const { found, unread } = await readFoundPages(context, run, {
        query,
        found: await search(context, run, service, query, settings),
      });
      return {
        results: found.map(({ title, url, excerpt, page, publishDate }) => ({
          title,
          url,
          published: publishDate?.slice(0, 10) ?? 'unknown',
          excerpt: [excerpt, page].filter(Boolean).join(' … '),
        })),
        ...(unread.length > 0 && {
          notRead: unread.map(({ url, reason }) => `${url}: ${reason ? wordsOf(reason) : ''}`),
        }),
      };
    },
  });
};
