import { expect, test } from 'vitest';
import { readCustomSettings, withCustomSettings } from './CustomAgentCard.tsx';

test('reads the settings of a custom agent, without trimming what is being typed', () => {
  expect(readCustomSettings('{"instructions":"Look for ","tools":["web-search","fly"]}')).toEqual({
    instructions: 'Look for ',
    tools: [],
    model: '',
  });
  for (const odd of ['{', '[]', 'null', '7']) expect(readCustomSettings(odd)).toBeUndefined();
});

test('changes one setting and keeps what else stands there', () => {
  expect(JSON.parse(withCustomSettings('{"own":1,"instructions":"a"}', { instructions: 'b' }))).toEqual({
    own: 1,
    instructions: 'b',
  });
  expect(JSON.parse(withCustomSettings('{', { model: 'gpt-4o' }))).toEqual({ model: 'gpt-4o' });
});
