import { expect, test } from 'vitest';
import { readCustom, withCustom } from './customDraft.ts';

test('reads the settings of a custom agent, without trimming what is being typed', () => {
  expect(readCustom('{"instructions":"Look for ","tools":["web-search","fly"]}')).toEqual({
    instructions: 'Look for ',
    tools: [],
    model: '',
  });
  for (const odd of ['{', '[]', 'null', '7']) expect(readCustom(odd)).toBeUndefined();
});

test('changes one setting and keeps what else stands there', () => {
  expect(JSON.parse(withCustom('{"own":1,"instructions":"a"}', { instructions: 'b' }))).toEqual({
    own: 1,
    instructions: 'b',
  });
  expect(JSON.parse(withCustom('{', { model: 'gpt-4o' }))).toEqual({ model: 'gpt-4o' });
});
