import { expect, test } from 'vitest';
import { each, filled, number, objects, string } from '../../test/asking.ts';
import { inSandbox } from '../../test/inSandbox.ts';

const { world } = inSandbox();

const messages = world.inbox.map(({ id, from, subject, text: body, headers, labels }) => ({
  id,
  from: `${from.name} <${from.email}>`,
  subject,
  text: body,
  headers,
  labels,
}));
const mail = (subject: string) => messages.find((one) => one.subject.includes(subject));

test('sorts mail by category, tone, urgency, and whether it asks something', () => {
  const { messages: sorted } = filled(
    {
      messages: objects({
        id: string,
        category: { enum: ['sales', 'support', 'invoice', 'newsletter', 'personal', 'other'] },
        tone: { enum: ['unhappy', 'neutral'] },
        priority: { enum: ['low', 'normal', 'high'] },
        needsReply: { type: 'boolean' },
      }),
    },
    { messages },
  ) as {
    messages: { id: string; category: string; tone: string; priority: string; needsReply: boolean }[];
  };
  expect(sorted.map(({ id }) => id)).toEqual(messages.map(({ id }) => id));
  const of = (subject: string) => {
    const { category, tone, priority, needsReply } = sorted.find(({ id }) => id === mail(subject)?.id) ?? {};
    return [category, tone, priority, needsReply];
  };
  expect(of('Frozen storage from January')).toEqual(['sales', 'neutral', 'high', true]);
  expect(of('Third late delivery')).toEqual(['support', 'unhappy', 'high', false]);
  expect(of('Cod arrived thawed')).toEqual(['support', 'unhappy', 'normal', true]);
  expect(of('Order portal')).toEqual(['support', 'neutral', 'high', true]);
  expect(of('Invoice 4402')).toEqual(['invoice', 'neutral', 'normal', false]);
  expect(of('Sunday at Grandma')).toEqual(['personal', 'neutral', 'normal', true]);
  expect(of('This week: where frozen goods')).toEqual(['newsletter', 'neutral', 'low', false]);
  expect(of('Delivery 48210')).toEqual(['other', 'neutral', 'low', false]);
  expect(of('Action required: supplier list')).toEqual(['other', 'neutral', 'normal', false]);
});

const draft = (given: object) => (filled({ body: string }, given) as { body: string }).body;

test('drafts a reply that says in its own words what is asked, and answers nothing', () => {
  const { subject, body } = filled(
    { subject: string, body: string },
    { ...mail('Do you deliver on Saturdays?'), signature: 'Ada Brandt' },
  ) as { subject: string; body: string };
  expect(subject).toBe('Re: Do you deliver on Saturdays?');
  expect(body).toMatch(/^Hello Luca,\n/);
  expect(body).toContain('you would need your gelato and the prawns on Saturday morning before ten.');
  expect(body).toContain('whether that is possible, and what it costs');
  expect(body).toMatch(/\n\nAda Brandt$/);
  const { reply } = filled(
    { reply: string },
    { ...mail('Third late delivery'), template: 'Dear {name} of {company},' },
  ) as { reply: string };
  expect(reply).toMatch(
    /^Dear Giulia.* of \{company\},\n\nI am sorry that for the third time this month our driver came after eleven/,
  );
});

test.each([
  ['Frozen storage from January', 'how many pallet positions at minus 22 we need from January, and for how long'],
  ['Which temperature', 'whether the trailer should run at minus 18 or at minus 22, for the load on Thursday'],
  ['Prawns: container', 'whether our warehouse can take it on Friday at 7, or whether you should keep it here'],
  ['Is the smoked tempeh', 'whether the smoked tempeh (number 4410) is free of gluten'],
  ['Can you approve', 'the quote for the two pallet trucks runs out tomorrow: 9,480 euros with service'],
  ['Price list for spring', 'to send you the price list for spring'],
  ['Sunday at Grandma', 'whether I am coming on Sunday at three'],
  ['Scanner in hall 2', 'whether we still have the support contract'],
  ['Shall I reserve', 'whether you should reserve two trailers for the first week, or three'],
  ['Cod arrived thawed', 'I am sorry that four boxes of cod were soft when they arrived.'],
  ['wrong again', 'I am sorry that we charged you for twelve boxes, you got ten.'],
])('the reply to %j says %j', (subject, words) => {
  expect(draft({ ...mail(subject) })).toContain(words);
});

test('no two replies are alike but for the greeting, and none has a number that its message has not', () => {
  const asking = messages.filter(({ text }) => text.includes('?'));
  const drafts = asking.map((one) => draft(one).replace(/^Hello .*,\n\n.*\n\n/, ''));
  expect(new Set(drafts).size).toBe(asking.length);
  for (const [index, { text }] of asking.entries())
    for (const digits of drafts[index]?.match(/\d+/g) ?? []) expect(text).toContain(digits);
});

test('quotes a question that it can’t say in its own words', () => {
  expect(draft({ from: 'Ed <ed@x.example>', subject: 'Well', text: 'Any news yet?' })).toContain('“Any news yet?”');
});

test.each([
  [
    'Find logistics companies in Poland and Germany with 51-200 employees and their purchasing managers',
    {
      industries: ['logistics'],
      locations: ['Poland', 'Germany'],
      companySizes: ['51–200'],
      jobTitles: ['purchasing managers'],
    },
  ],
  [
    'Cold storage operators in Poland, or leads in food wholesale from Berlin',
    {
      industries: ['cold storage', 'food wholesale'],
      locations: ['Poland', 'Berlin'],
      companySizes: [],
      jobTitles: [],
    },
  ],
  ['Owners of bakeries from Halle', { industries: [], locations: ['Halle'], companySizes: [], jobTitles: ['Owners'] }],
  ['Anything', { industries: [], locations: [], companySizes: [], jobTitles: [] }],
])('reads criteria out of %j', (sentence, expected) => {
  expect(
    filled(
      { industries: each(string), locations: each(string), companySizes: each(string), jobTitles: each(string) },
      sentence,
    ),
  ).toEqual(expected);
});

test('reads what to look for on the map', () => {
  const read = filled(
    { categories: each(string), locations: each(string), radiusKm: number },
    'Collect vegan restaurants and cafés in Leipzig within 10 km',
  );
  expect(read).toEqual({ categories: ['vegan restaurants', 'cafés'], locations: ['Leipzig'], radiusKm: 10 });
});
