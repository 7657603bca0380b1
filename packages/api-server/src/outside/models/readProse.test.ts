import * as v from 'valibot';
import { expect, test } from 'vitest';
import { modelSchema } from './askModel.ts';
import { readProse } from './readAnswer.ts';

const letter = v.object({ body: v.string() });
const read = <const S extends v.GenericSchema>(text: string, schema: S) =>
  readProse(text, schema, modelSchema(schema))?.answer;

test.each([
  'Hello Ewa,\n\nFine, [day] it is.',
  '```\nHello Ewa,\n\nFine, [day] it is.\n```',
  '```text\nHello Ewa,\n\nFine, [day] it is.\n```\n',
  'Sure! Here is the reply:\n\nHello Ewa,\n\nFine, [day] it is.',
])('%j is the one text that was asked for', (text) => {
  expect(read(text, letter)).toEqual({ body: 'Hello Ewa,\n\nFine, [day] it is.' });
});

test.each([
  ['nothing', ' ', letter],
  ['JSON that does not end', '{"body":"Dear Ewa, we can deliver on', letter],
  ['JSON that does not end, in a fence', '```json\n{"body":"Dear Ewa, we', letter],
  ['JSON that does not end, after words', 'Here you are: { "body": "Dear Ewa, we', letter],
  ['two texts', 'Hello', v.object({ subject: v.string(), body: v.string() })],
  ['a number', '12', v.object({ count: v.number() })],
])('%s is none', (_, text, schema) => {
  expect(read(text, schema)).toBeUndefined();
});
