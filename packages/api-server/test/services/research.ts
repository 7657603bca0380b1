import type { IncomingHttpHeaders, ServerResponse } from 'node:http';

/** A request of the server under test to a service. */
export interface Seen {
  /** The host and path that the server meant to call. */
  readonly at: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Record<string, unknown>;
}

/** The question. */
export const query = 'Who moves frozen goods in Poland?';
const pages = [
  {
    title: 'Cold chain outlook',
    url: 'https://reports.example/outlook#top',
    content: 'Three hubs opened.',
    published_date: '2026-02-01',
  },
  {
    title: 'Why shippers switch',
    url: 'https://news.example/switch',
    content: 'Energy is the reason.',
    published_date: 'Tue, 10 Mar 2026 08:00:00 GMT',
  },
  { title: 'A forum', url: 'https://forum.example/thread', content: 'Somebody said so.' },
  { title: 'Script', url: 'javascript:alert(1)', content: 'Not an address.' },
];
/** What the model says about a source. */
export const judged = (number: number, rest: object = {}) => ({
  number,
  type: 'Report',
  summary: `Summary ${number}`,
  keyPoints: [`Point ${number}`],
  credibility: 90,
  relevance: 80,
  ...rest,
});
/** What the model says about all of them. */
export const judgement = {
  title: 'Cold-chain logistics in Poland',
  description: 'Three hubs opened.',
  category: 'Market',
  insights: ['Energy is the reason.', 'Three hubs opened.'],
  sources: [judged(1), judged(2, { type: 'News', credibility: 71 }), judged(3, { type: 'Website', credibility: 20 })],
};
export const json = (response: ServerResponse, status: number, body: unknown, headers: Record<string, string> = {}) =>
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
export const completion = (content: string) => ({
  id: 'c',
  object: 'chat.completion',
  created: 1,
  model: 'gpt-4o',
  choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: 'stop' }],
  usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
});
export const sendJudgement = (response: ServerResponse, body: object = judgement) =>
  json(response, 200, completion(JSON.stringify(body)));

/** The documented answers, for the right keys. */
export function documented({ at, headers }: Seen, response: ServerResponse): void {
  const bearer = headers.authorization;
  if (at === 'api.tavily.com/search')
    return void (bearer === 'Bearer tvly-right'
      ? json(response, 200, { query, results: pages, response_time: 1 })
      : json(response, 401, { detail: { error: 'Unauthorized: missing or invalid API key.' } }));
  if (at.startsWith('google.serper.dev/'))
    return void (headers['x-api-key'] === 'serper-right'
      ? json(response, 200, {
          organic: [
            {
              title: 'Cold chain outlook',
              link: 'https://reports.example/outlook',
              snippet: 'Three hubs.',
              date: 'Feb 1, 2026',
            },
            { title: 'Old', link: 'https://old.example/', snippet: 'x', date: '3 days ago' },
          ],
        })
      : json(response, 403, { message: 'Unauthorized.' }));
  if (at === 'api.perplexity.ai/search')
    return void json(response, 200, {
      results: [
        { title: 'Cold chain outlook', url: 'https://reports.example/outlook', snippet: 'Three hubs.', date: null },
      ],
    });
  if (at.endsWith('/v1/chat/completions'))
    return void (bearer === 'Bearer sk-right'
      ? sendJudgement(response)
      : json(response, 401, {
          error: {
            message: `Incorrect API key provided: ${bearer}`,
            type: 'invalid_request_error',
            code: 'invalid_api_key',
          },
        }));
  if (at.endsWith('/anthropic/messages'))
    return void json(response, 200, {
      id: 'm',
      type: 'message',
      role: 'assistant',
      model: 'claude',
      content: [{ type: 'text', text: JSON.stringify(judgement) }],
      stop_reason: 'end_turn',
      stop_sequence: null,
      usage: { input_tokens: 1, output_tokens: 1 },
    });
  json(response, 404, { error: `nothing at ${at}` });
}
