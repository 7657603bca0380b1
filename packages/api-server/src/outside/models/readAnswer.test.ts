import * as v from 'valibot';
import { expect, test } from 'vitest';
import { modelSchema } from './askModel.ts';
import { readAnswer } from './readAnswer.ts';

const sorted = v.object({
  messages: v.array(
    v.object({
      id: v.string(),
      priority: v.picklist(['high', 'low']),
      score: v.number(),
      needsReply: v.boolean(),
      tags: v.array(v.string()),
    }),
  ),
});
const read = <const S extends v.GenericSchema>(text: string, schema: S) =>
  readAnswer(text, schema, modelSchema(schema));

const entry = { id: 'm1', priority: 'high', score: 80, needsReply: true, tags: ['offer'] };
const plain = JSON.stringify({ messages: [entry] });

test.each([
  ['alone', plain],
  ['after a byte order mark', `\uFEFF${plain}`],
  ['in a fence', `\`\`\`json\n${plain}\n\`\`\``],
  ['in a fence without a word, and with carriage returns', `\`\`\`\r\n${plain}\r\n\`\`\``],
  ['between words', `Here is your JSON:\n\n${plain}\n\nLet me know if {you} need "more".`],
  ['after words with a bracket that never ends', `I use {braces, as "asked":\n\`\`\`json\n${plain}\n\`\`\``],
  ['after 5" of prose', `A 5" screen: ${plain}`],
  ['after thoughts', `<think>Maybe {"messages": []}, or ["m1"]?</think>\n${plain}`],
  ['after thoughts that another template opened', `First {a}, then {b}.\n</think>\n\n${plain}`],
  ['after an example of itself', `For example {"messages": [{"id": "x"}]}. Mine: ${plain}`],
  [
    'with commas at the ends',
    '{"messages": [{"id":"m1","priority":"high","score":80,"needsReply":true,"tags":["offer",],},],}',
  ],
  [
    'in the way of Python',
    "{'messages': [{'id': 'm1', 'priority': 'high', 'score': 80, 'needsReply': True, 'tags': ['offer']}]}",
  ],
  ['with comments', `{"messages": [ // one\n${JSON.stringify(entry)} /* all */]}`],
  ['in a list of one', `[${plain}]`],
  ['under another name', `{"result": ${plain}}`],
  ['as the call of a tool', JSON.stringify({ name: 'response', arguments: plain })],
  ['as what a schema has', `{"type": "object", "properties": ${plain}}`],
  ['as a list alone', JSON.stringify([entry, { ...entry, id: 'm2', score: 'none' }])],
  ['as lines', `${JSON.stringify(entry)}\n${JSON.stringify({ ...entry, priority: 'odd' })}`],
  ['without its list', JSON.stringify({ messages: entry })],
  ['in a text of JSON', JSON.stringify(plain)],
  [
    'with names of another style',
    '{"Messages": [{"ID":"m1","priority":"high","score":80,"needs_reply":true,"tags":["offer"]}]}',
  ],
  [
    'with numbers and booleans as text',
    '{"messages": [{"id":"m1","priority":" High ","score":"80 %","needsReply":"yes","tags":"offer"}]}',
  ],
])('an answer %s is read', (_, text) => {
  expect(read(text, sorted)?.answer).toEqual({ messages: [entry] });
});

test.each([
  ['a number in words', { score: 'eighty' }],
  ['no number', { score: null }],
  ['an unknown word', { priority: 'urgent-ish' }],
  ['a word that is missing', { priority: undefined }],
  ['perhaps', { needsReply: 'perhaps' }],
  ['an object for an id', { id: { value: 'm2' } }],
])('an entry with %s is left out, and the others count', (_, odd) => {
  const messages = [entry, { ...entry, id: 'm2', ...odd }, { ...entry, id: 'm3' }, 'and so on'];
  const { answer, ...counts } = read(JSON.stringify({ messages }), sorted) ?? {};
  expect(answer?.messages.map(({ id }) => id)).toEqual(['m1', 'm3']);
  expect(counts).toEqual({ read: 2, left: 2 });
});

test('what is missing is empty, where that says something', () => {
  const meeting = v.object({ title: v.string(), guests: v.array(v.number()), date: v.string() });
  expect(read('{"title": "Lunch", "guests": ["1", 2, "me"], "date": null}', meeting)?.answer).toEqual({
    title: 'Lunch',
    guests: [1, 2],
    date: '',
  });
  expect(read('{"date": "2026-03-12", "place": "Leipzig"}', meeting)?.answer).toEqual({
    title: '',
    guests: [],
    date: '2026-03-12',
  });
});

test('a text keeps its lines, its quotes and its brackets', () => {
  const letter = v.object({ body: v.string() });
  expect(read('{"body": "Dear Jane,\n\nyour \\"crates\\" {12} are on their way.\n"}', letter)?.answer).toEqual({
    body: 'Dear Jane,\n\nyour "crates" {12} are on their way.\n',
  });
});

test('the value with most of what was asked for counts', () => {
  const plan = v.object({ name: v.string(), steps: v.array(v.object({ task: v.string() })) });
  const text = JSON.stringify({ name: 'plan', arguments: { name: 'Leads', steps: [{ task: 'Find them' }] } });
  expect(read(text, plan)?.answer).toEqual({ name: 'Leads', steps: [{ task: 'Find them' }] });
});

test.each([
  ['nothing', ''],
  ['words alone', 'I can’t sort these messages.'],
  ['an answer that does not end', plain.slice(0, -10)],
  ['an answer that is cut within a text', '{"messages": [{"id": "m1", "tags": ["of {all}'],
  ['nothing that was asked for', '{"answer": 42}'],
  ['no entry that can be read', '{"messages": [{"id": "m1"}, {"id": "m2"}]}'],
  ['the schema itself', JSON.stringify(modelSchema(sorted))],
  ['many brackets', '{['.repeat(100_000)],
  ['many brackets that close', `{"messages": ${'['.repeat(100_000)}${']'.repeat(100_000)}}`],
])('%s is no answer', (_, text) => {
  expect(read(text, sorted)).toBeUndefined();
});
