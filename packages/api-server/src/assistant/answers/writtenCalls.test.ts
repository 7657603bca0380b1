import { describe, expect, test } from 'vitest';
import { openAiDelta, openAiWords, talkingApp } from '../../../test/talkingApp.ts';

const server = talkingApp();
const { ask, seen } = server;

describe('a model that can’t use tools properly', () => {
  const cannot = 'The language model of OpenAI can’t use tools; choose one that can.';

  test.each([
    ['as JSON', '{"name": "list_agents", "arguments": {}}'],
    ['as JSON in a fence', '```json\n{"name": "list_agents", "parameters": {}}\n```'],
    ['as a list', '[{"name": "get_weather", "arguments": {"city": "Leipzig"}}]'],
    ['as OpenAI’s object', '{"type": "function", "function": {"name": "list_agents"}}'],
    ['in the marks of Hermes and Qwen', '<tool_call>\n{"name": "list_agents"}\n</tool_call>'],
    ['in those of Llama', '<|python_tag|>list_agents()'],
    ['in those of Mistral', '[TOOL_CALLS]list_agents{}'],
    ['in those of DeepSeek', '<｜tool▁calls▁begin｜>function<｜tool▁sep｜>list_agents'],
  ])('writes the call down %s', async (_, text) => {
    server.provider.play({ text });
    expect((await ask('Tell me a joke')).response.startsWith(cannot)).toBe(true);
    server.provider.play({ text: `Let me look. ${text}` });
    expect((await ask('Tell me a joke')).response).toBe(`Let me look.\n\nThe answer breaks off here: ${cannot}`);
  });

  test('writes it down and calls it as well', async () => {
    const called = openAiDelta({
      tool_calls: [{ index: 0, id: 'a', function: { name: 'list_agents', arguments: '{}' } }],
    });
    server.provider.play(
      { events: [...openAiWords('{"name": "list_agents", "arguments": {}}'), called, 'data: [DONE]'] },
      { text: 'Seven agents.' },
    );
    expect((await ask('Who is there?')).response).toBe('Seven agents.');
  });

  test('calls what is no tool, again and again', async () => {
    server.provider.play({ calls: [{ tool: 'send_money', input: {} }] });
    expect((await ask('Tell me a joke')).response.startsWith(cannot)).toBe(true);
    expect(seen()).toHaveLength(6);
  });

  test.each([
    'Write {"name": "Dana"} and [a] and <b>bold</b>, if 1 < 2 {',
    'The fence: ```js\nlet a = { b: 1 };\n``` and [A] `',
    'A name of JSON is "name": "list_agents"',
  ])('is none that says %j', async (text) => {
    server.provider.play({ text });
    expect((await ask('Tell me a joke')).response).toBe(text);
  });
});
