import { equal, rejects } from 'node:assert/strict';
import Perplexity from '@perplexity-ai/perplexity_ai';
import { tavily as openTavily } from '@tavily/core';

const query = 'frozen goods in Poland';

/** @type {import('../clients.ts').Play} */
export default ({ at }) => {
  const tavily = (apiKey) => openTavily({ apiKey, apiBaseURL: at('https://api.tavily.com') });
  const perplexity = (apiKey) => new Perplexity({ apiKey, baseURL: at('https://api.perplexity.ai'), maxRetries: 0 });
  return {
    '@tavily/core': {
      searches: async () => equal((await tavily('sandbox').search(query, { maxResults: 3 })).results.length, 3),
      'is refused a number of results': () =>
        rejects(tavily('sandbox').search(query, { maxResults: 21 }), /max_results/),
      'is refused with a wrong key': () => rejects(tavily('wrong').search(query), /Unauthorized/),
      'is told of the rate limit': () => rejects(tavily('sandbox-rate-limited').search(query), /excessive requests/),
    },
    '@perplexity-ai/perplexity_ai': {
      searches: async () =>
        equal((await perplexity('sandbox').search.create({ query, max_results: 3 })).results.length, 3),
      'is refused a number of results': () =>
        rejects(perplexity('sandbox').search.create({ query, max_results: 21 }), { status: 400 }),
      'is refused with a wrong key': () => rejects(perplexity('wrong').search.create({ query }), { status: 401 }),
      'is told of the rate limit': () =>
        rejects(perplexity('sandbox-rate-limited').search.create({ query }), { status: 429 }),
    },
  };
};
