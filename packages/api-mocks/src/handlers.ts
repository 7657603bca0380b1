import { idempotencyKey } from '@switchboard/api-contract/assistant';
import { endpoints, pathsOf, type Endpoint, type EndpointName } from '@switchboard/api-contract/endpoints';
import type { ErrorBody } from '@switchboard/api-contract/errors';
import * as v from 'valibot';
import { HttpResponse, delay, http, type HttpHandler } from 'msw';
import { answers } from './answers.ts';
import type { Call, SentFile } from './Call.ts';
import { contentOf, type Scenario, type StreamScenario } from './scenarios.ts';
import { streamResponse } from './streamResponse.ts';
import { createWorld, type World } from './world.ts';
import { Refusal, parseBody, parseQuery } from './world/Refusal.ts';
import type { StreamedEvent } from './world/streamedAnswer.ts';

/** What is sent has this id; refuses an odd one. */
function readIdempotencyKey(request: Request): string | undefined {
  const read = v.safeParse(idempotencyKey, request.headers.get('idempotency-key') ?? undefined);
  if (read.success) return read.output;
  const [{ message }] = read.issues;
  throw new Refusal(422, message, { fields: { 'Idempotency-Key': message } });
}

/** The delay of every answer in the scenario `slow`. */
export const slowMs = 2_000;
/** Retry-After in the scenario `rateLimited`. */
export const retryAfterSeconds = 30;

/**
 * Answers as the server would: checks the token, then the body, then asks the world. A refusal becomes its status and
 * JSON.
 */
async function ask(
  world: World,
  name: EndpointName,
  request: Request,
  path: Record<string, unknown>,
  scenario: Scenario | StreamScenario,
): Promise<Response> {
  const endpoint: Endpoint = endpoints[name];
  const token = /^Bearer (.+)$/.exec(request.headers.get('authorization') ?? '')?.[1] ?? '';
  try {
    if (endpoint.signedIn) world.sessions.check(token, endpoint.right);
    const query = endpoint.query && parseQuery(request, endpoint.query);
    const sent = endpoint.request ? await jsonOf(request, endpoint) : undefined;
    const body = endpoint.request ? parseBody(endpoint.request, sent) : undefined;
    const answer = await (answers[name] as (world: World, call: Call<never>) => unknown)(world, {
      path,
      query,
      body,
      sent,
      token,
      streams: request.headers.get('accept')?.includes('text/event-stream') ?? false,
      messageId: endpoint.idempotent && readIdempotencyKey(request),
      lastEventId: request.headers.get('last-event-id') ?? undefined,
    } as unknown as Call<never>);
    // Who follows an answer later is told it without a flaw.
    if (isStream(answer)) return streamResponse(answer, name === 'chat' ? scenario : 'ok');
    // Without content; of a stream, that asks the client to rely on its polls.
    if (endpoint.silent || (endpoint.stream && !endpoint.response)) return new HttpResponse(null, { status: 204 });
    if (endpoint.redirects) return new HttpResponse(null, { status: 303, headers: { location: answer as string } });
    if (endpoint.file) {
      const { type, text } = answer as SentFile;
      return new HttpResponse(text, { headers: { 'content-type': type } });
    }
    return answer instanceof Uint8Array
      ? HttpResponse.arrayBuffer(answer.buffer, { headers: { 'content-type': 'audio/wav' } })
      : HttpResponse.json(answer as object, { status: endpoint.created ? 201 : 200 });
  } catch (problem) {
    if (problem instanceof Refusal) return refuse(problem.status, problem.message, problem.details);
    throw problem;
  }
}

const isStream = (answer: unknown): answer is AsyncGenerator<StreamedEvent, void> =>
  typeof answer === 'object' && answer !== null && Symbol.asyncIterator in answer;

async function jsonOf(request: Request, { request: schema }: Endpoint): Promise<unknown> {
  const text = await request.text();
  if (text === '' && schema?.type === 'optional') return undefined;
  if (text === '') throw new Refusal(400, 'The request needs a JSON body');
  try {
    return JSON.parse(text);
  } catch {
    throw new Refusal(400, 'The request could not be read: the body must be valid JSON');
  }
}

function refuse(
  status: number,
  error: string,
  more: Omit<ErrorBody, 'error'> = {},
  headers: Record<string, string> = {},
): Response {
  return HttpResponse.json({ error, ...more } satisfies ErrorBody, { status, headers });
}

const page =
  '<!doctype html><html><head><title>502 Bad Gateway</title></head><body><h1>Bad Gateway</h1><script>document.title = "run"</script></body></html>';
const htmlPage = (status: number) =>
  new HttpResponse(page, { status, headers: { 'content-type': 'text/html; charset=utf-8' } });
/** Broken bodies, each with status 200. */
export const malformedBodies = [page, '{"items": [{"id": "a', '', 'null', '[]', '{}', '42', '"text"'] as const;

type Fault = (index: number, calls: number) => Response | undefined;

/**
 * What a call gets in place of its answer. `index` is the endpoint's position in the table, `calls` how often it was
 * called before.
 */
const faults: Partial<Record<Scenario | StreamScenario, Fault>> = {
  unauthorised: () => refuse(401, 'Sign in to continue'),
  forbidden: () => refuse(403, 'Your role does not allow this.'),
  missing: () => refuse(404, 'There is nothing at this address.'),
  rateLimited: () =>
    refuse(
      429,
      `Too many requests. Try again in ${retryAfterSeconds} seconds.`,
      {},
      {
        'retry-after': String(retryAfterSeconds),
      },
    ),
  serverError: (index) => (index % 2 === 0 ? htmlPage(502) : refuse(500, 'Something went wrong on the server.')),
  offline: () => HttpResponse.error(),
  malformed: (index, calls) => {
    const body = malformedBodies[(index + calls) % malformedBodies.length] ?? '';
    return new HttpResponse(body, {
      headers: { 'content-type': body.startsWith('<') ? 'text/html; charset=utf-8' : 'application/json' },
    });
  },
};
/** Scenarios in which signing in still works. */
const signingInWorks: readonly (Scenario | StreamScenario)[] = ['unauthorised', 'forbidden', 'missing'];

const methods = { GET: http.get, POST: http.post, PUT: http.put, PATCH: http.patch, DELETE: http.delete } as const;
const placesIn = (path: string): number => path.split(':').length;

/**
 * Handlers for every endpoint of the contract, at any origin, for a scenario. Handlers that share a world see each
 * other's changes. Without one they get a new world, fixed at `FIXED_NOW`.
 */
export function handlers(
  scenario: Scenario | StreamScenario,
  world: World = createWorld(undefined, contentOf(scenario)),
): HttpHandler[] {
  const names = Object.keys(endpoints) as EndpointName[];
  const fault = faults[scenario];
  // More specific addresses first: /api/agents/research/status before /api/agents/:agentId.
  const ordered = names
    .map((name, index) => ({ name, index, endpoint: endpoints[name] as Endpoint }))
    .toSorted((a, b) => placesIn(a.endpoint.path) - placesIn(b.endpoint.path));
  return [
    ...ordered.flatMap(({ name, index, endpoint }) => {
      let calls = 0;
      return pathsOf(endpoint).map((path) =>
        methods[endpoint.method](`*${path}`, async ({ request, params }) => {
          if (scenario === 'slow') await delay(slowMs);
          const faulty = name === 'login' && signingInWorks.includes(scenario) ? undefined : fault?.(index, calls);
          calls += 1;
          return faulty ?? ask(world, name, request, params, scenario);
        }),
      );
    }),
    http.all('*/api/*', ({ request }) =>
      refuse(404, `There is no call ${request.method} ${new URL(request.url).pathname}`),
    ),
  ];
}
