import { expect, test } from 'vitest';
import { collecting, treeOf } from '../../../test/collector.ts';
import { talkingApp } from '../../../test/talkingApp.ts';

const { sent } = collecting();
const server = talkingApp();

const withoutStatements = (lines: readonly string[]) =>
  lines.filter((line) => !/(?:begin|commit|transaction|select|insert|update|delete)/.test(line));

test('an answer of the assistant is traced with its calls to the model, the tools that these call, and what leaves the machine', async () => {
  server.provider.play({ calls: [{ tool: 'list_agents', input: {} }] }, { text: 'Seven agents are ready.' });
  await server.send('Which agents are there?');
  const { spans, text } = await sent();
  const root = spans.find(({ name }) => name === 'POST /api/switchboard/chat');
  expect(root && withoutStatements(treeOf(spans, root))).toEqual([
    'POST /api/switchboard/chat',
    '  chat',
    '    chat gpt-6-luna',
    '      POST 127.0.0.1',
    '    execute_tool list_agents',
    '    chat gpt-6-luna',
    '      POST 127.0.0.1',
  ]);
  const [first, second] = spans.filter(({ name }) => name === 'chat gpt-6-luna');
  expect(first?.attributes).toMatchObject({ 'gen_ai.usage.output_tokens': expect.any(Number) });
  expect(second?.attributes['gen_ai.response.finish_reasons']).toEqual({ values: [{ stringValue: 'stop' }] });
  expect(spans.find(({ name }) => name === 'execute_tool list_agents')?.attributes).toMatchObject({
    'gen_ai.operation.name': 'execute_tool',
    'gen_ai.tool.name': 'list_agents',
    'gen_ai.tool.type': 'function',
  });
  for (const words of ['Which agents', 'Seven agents', 'planted']) expect(text()).not.toContain(words);
});

test('a stream that breaks off ends its span as failed', async () => {
  server.provider.play({ events: [{ choices: [{ index: 0, delta: { content: 'Seven' } }] }], end: 'cut' });
  await server.send('Which agents are there?');
  const { spans } = await sent();
  expect(spans.filter(({ name, failed }) => name.startsWith('chat gpt') && failed)).toHaveLength(1);
});
