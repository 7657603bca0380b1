import { expect, test, vi } from 'vitest';
import { collecting, treeOf, type SentSpan } from '../../../test/collector.ts';
import { manualTime } from '../../../test/manualTime.ts';
import { sandboxedApp } from '../../../test/sandboxedApp.ts';
import { testNow } from '../../../test/testApp.ts';
import { openTracing } from './openTracing.ts';

const { arrived, sent } = collecting();
const lines: Readonly<Record<string, unknown>>[] = [];
const server = sandboxedApp({
  logTo: { write: (line) => void lines.push(JSON.parse(line) as Readonly<Record<string, unknown>>) },
});
const { connect, send } = server;
const question = 'Who moves frozen goods in Poland?';

const named = (spans: readonly SentSpan[], name: string): SentSpan => {
  const found = spans.find((span) => span.name === name);
  if (!found) throw new Error(`No span is called ${name}, only ${spans.map((span) => span.name).join(', ')}`);
  return found;
};

async function research() {
  await connect('tavily', 'openai');
  const answer = await send('POST', 'agents/research/start', { query: question });
  await server.app.jobs.idle();
  return answer.json<{ id: string }>().id;
}

test('a call is traced from the request to its statements, continues its caller’s trace, and its line in the log names it', async () => {
  const traceparent = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01';
  await server.app.inject({ url: '/api/agents/email', headers: { ...server.headers, traceparent } });
  const { spans, resources, headers } = await sent();
  const root = named(spans, 'GET /api/agents/:agentId');
  expect(root).toMatchObject({
    kind: 'server',
    trace: '4bf92f3577b34da6a3ce929d0e0e4736',
    parent: '00f067aa0ba902b7',
    failed: false,
    attributes: {
      'http.request.method': 'GET',
      'http.route': '/api/agents/:agentId',
      'http.response.status_code': 200,
      'switchboard.tenant': 'northlight',
      'user.id': 'demo-user',
    },
  });
  expect(treeOf(spans, root).slice(0, 4)).toEqual([
    'GET /api/agents/:agentId',
    '  select users',
    '  agent',
    '    select agents',
  ]);
  const ofCall = spans.filter(({ trace }) => trace === root.trace);
  expect(named(ofCall, 'select agents')).toMatchObject({
    kind: 'client',
    attributes: {
      'db.system.name': 'sqlite',
      'db.operation.name': 'select',
      'db.collection.name': 'agents',
      'db.query.text': expect.stringMatching(/^select .* from "agents" where "tenantId" = \?/),
    },
  });
  expect(resources[0]).toMatchObject({ 'service.name': 'desk', 'service.version': expect.any(String) });
  expect(headers()).toMatchObject({ authorization: 'Bearer planted-collector-key' });
  expect(lines.findLast(({ msg }) => msg === 'answered')).toMatchObject({
    trace: root.trace,
    request: root.attributes['switchboard.request'],
    member: 'demo-user',
    tenant: 'northlight',
    address: '127.0.0.1',
  });
});

test('sending spans is in no trace', async () => {
  for (let count = 0; count < 2; count += 1) {
    const next = arrived();
    await send('GET', 'agents');
    await next;
  }
  const { spans } = await sent();
  expect(spans.map(({ name }) => name)).not.toContain('POST 127.0.0.1');
});

test('a run is a trace of its own: its steps, their calls to services and models, and what they write', async () => {
  const id = await research();
  const { spans } = await sent();
  const root = named(spans, 'run research');
  expect(root).toMatchObject({
    parent: '',
    attributes: {
      'gen_ai.agent.id': 'research-agent',
      'switchboard.run': id,
      'switchboard.tenant': 'northlight',
      'switchboard.attempt': 1,
      'switchboard.run.ending': 'completed',
    },
  });
  // What takes it from the queue is no part of the call that started it.
  const start = treeOf(spans, named(spans, 'POST /api/agents/research/start'));
  expect(start.filter((line) => line.endsWith('transaction'))).toHaveLength(1);
  expect(start.filter((line) => line.endsWith('update executions'))).toEqual([]);
  const tree = treeOf(spans, root).filter(
    (line) => !/(?:begin|commit|transaction|select|insert|update|delete)/.test(line),
  );
  expect(tree.filter((line) => !line.includes('GET '))).toEqual([
    'run research',
    '  step serviceAsked',
    '    POST api.tavily.com',
    '  step serviceAsked',
    '    POST api.tavily.com',
    '  step sourcesAskedAbout',
    '    chat gpt-6-luna',
    '      POST api.openai.com',
  ]);
  expect(named(spans, 'step serviceAsked').attributes).toEqual({ 'switchboard.service': 'tavily' });
  expect(named(spans, 'POST api.tavily.com')).toMatchObject({
    kind: 'client',
    attributes: { 'server.address': 'api.tavily.com', 'http.response.status_code': 200, 'switchboard.sandbox': true },
  });
  expect(named(spans, 'chat gpt-6-luna')).toMatchObject({
    kind: 'client',
    attributes: {
      'gen_ai.operation.name': 'chat',
      'gen_ai.provider.name': 'openai',
      'gen_ai.request.model': 'gpt-6-luna',
      'gen_ai.response.finish_reasons': { values: [{ stringValue: 'stop' }] },
      'gen_ai.usage.input_tokens': expect.any(Number),
      'gen_ai.usage.output_tokens': expect.any(Number),
    },
  });
});

test('no span holds a secret, a value of a statement or what people and models wrote', async () => {
  await research();
  const { text, spans } = await sent();
  expect(spans.length).toBeGreaterThan(100);
  for (const secret of ['planted', server.headers.authorization.slice(7), 'frozen', 'northlight@', 'temperature'])
    expect(text()).not.toContain(secret);
});

test('what fails says how, and not what was said about it', async () => {
  await connect('tavily', 'openai');
  server.world.play = () => new Response('{"detail":"planted words of the service"}', { status: 401 });
  await send('POST', 'agents/research/start', { query: question });
  await server.app.jobs.idle();
  const { spans, text } = await sent();
  const failed = spans.filter((span) => span.failed).map(({ name, attributes }) => [name, attributes['error.type']]);
  expect(failed).toEqual([
    ['POST api.tavily.com', '401'],
    ['step serviceAsked', 'credentialsOutdated'],
    ['run research', 'credentialsOutdated'],
  ]);
  expect(text()).not.toContain('planted');
});

test('a collector that is away is told of once, and holds nobody up', async () => {
  await sent();
  vi.stubEnv('OTEL_EXPORTER_OTLP_ENDPOINT', 'http://127.0.0.1:9');
  vi.stubEnv('OTEL_BSP_SCHEDULE_DELAY', '0');
  vi.stubEnv('OTEL_EXPORTER_OTLP_TIMEOUT', '50');
  const time = manualTime(testNow);
  const tracing = openTracing(time.timers);
  const told: boolean[] = [];
  const away = Promise.withResolvers<void>();
  tracing.onTrouble = (isAway) => {
    told.push(isAway);
    away.resolve();
  };
  await server.reopen({});
  await away.promise;
  expect((await send('GET', 'agents')).statusCode).toBe(200);
  vi.stubEnv('OTEL_EXPORTER_OTLP_TIMEOUT', undefined);
  await tracing.stop();
  expect(told).toEqual([true]);
});
