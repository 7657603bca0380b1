import { apiKey, type ServiceDescription } from './setup.ts';

/** Searching the web. */
export const search = {
  tavily: {
    name: 'Tavily',
    category: 'Search & Data',
    icon: '🔎',
    monthlyLimit: 1_000,
    description: 'Web search that the research agent reads sources from.',
    title: 'Connect Tavily',
    instructions: 'Copy the key from your overview on app.tavily.com.',
    permission: 'Use a key from your own account on app.tavily.com.',
    testEndpoint: 'GET https://api.tavily.com/usage',
    fields: [apiKey('Starts with tvly-')],
  },
  perplexity: {
    name: 'Perplexity',
    category: 'Search & Data',
    icon: '💡',
    monthlyLimit: 1_000,
    description: 'Answers with citations for the research agent.',
    title: 'Connect Perplexity',
    instructions: 'Create a key under Settings › API on perplexity.ai.',
    testEndpoint: 'POST https://api.perplexity.ai/chat/completions',
    fields: [apiKey('Starts with pplx-', 'A real call is billed, so a test checks only the format of the key.')],
  },
  serper: {
    name: 'Serper',
    category: 'Search & Data',
    icon: '🌐',
    monthlyLimit: 2_500,
    description: 'Google results for the research agent, and places for the maps scraper.',
    title: 'Connect Serper',
    instructions: 'Copy the key from API Key on serper.dev.',
    permission: 'Check on serper.dev whether the account is blocked or out of credits.',
    testEndpoint: 'GET https://google.serper.dev/account',
    fields: [apiKey('Your Serper key')],
  },
} satisfies Record<string, ServiceDescription>;

/** The services that can search the web, in order of preference. */
export const searchServices = ['tavily', 'serper', 'perplexity'] as const satisfies readonly (keyof typeof search)[];
export type SearchService = (typeof searchServices)[number];
