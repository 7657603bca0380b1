import { beforeEach, expect, test } from 'vitest';
import type { ChatResponse } from '@switchboard/api-contract/assistant';
import { sandboxedApp } from '../../../test/sandboxedApp.ts';

const server = sandboxedApp();
const { run, send } = server;
beforeEach(async () => {
  await send('POST', 'sandbox/connect');
  for (const agent of ['lead-generation', 'contacts', 'calendar', 'email', 'maps-scraper']) await run(agent);
});

type Fields = Readonly<Record<string, string | number | boolean | undefined>>;
const records = async (place: string) =>
  (await send('GET', `agents/${place}?limit=100`)).json<{ items: Fields[] }>().items;
const has = (field: string, word: string) => (one: Fields) => String(one[field] ?? '').includes(word);

/** What is asked, whose records have the figure, and which of them count. */
const figures: readonly (readonly [said: string, place: string, counts: (one: Fields) => boolean])[] = [
  ['which leads have a score above 85?', 'lead-generation/records/leads', ({ score }) => Number(score) > 85],
  ['leads with a score of at most 75', 'lead-generation/records/leads', ({ score }) => Number(score) <= 75],
  ['how many leads from Poland?', 'lead-generation/records/leads', has('location', 'Poland')],
  ['how many leads are not from Poland?', 'lead-generation/records/leads', (one) => !has('location', 'Poland')(one)],
  [
    'how many leads in Poznań or Warsaw',
    'lead-generation/records/leads',
    ({ location }) => /Poznań|Warsaw/.test(String(location)),
  ],
  [
    'qualified leads in Lublin',
    'lead-generation/records/leads',
    (one) => one['status'] === 'qualified' && has('location', 'Lublin')(one),
  ],
  ['leads without an email', 'lead-generation/records/leads', ({ email }) => email === undefined],
  [
    'how many managing directors are among the leads',
    'lead-generation/records/leads',
    has('title', 'Managing Director'),
  ],
  ['how many leads work at Zimny Szlak', 'lead-generation/records/leads', has('company', 'Zimny Szlak')],
  [
    'leads with more than 100 employees',
    'lead-generation/records/leads',
    ({ companySize }) => Number(companySize) > 100,
  ],
  ['how many contacts have no company', 'contacts/records/contacts', ({ company }) => company === undefined],
  ['contacts with a phone number', 'contacts/records/contacts', ({ phone }) => phone !== undefined],
  ['how many unread emails do I have', 'email/records/emails', ({ isRead }) => isRead !== true],
  ['emails that are not read', 'email/records/emails', ({ isRead }) => isRead !== true],
  ['who emailed me today?', 'email/records/emails', has('timestamp', '2026-03-12')],
  ['emails from yesterday', 'email/records/emails', has('timestamp', '2026-03-11')],
  [
    'unread emails with high priority',
    'email/records/emails',
    ({ isRead, priority }) => isRead !== true && priority === 'high',
  ],
  ['how many newsletters did I get', 'email/records/emails', ({ category }) => category === 'newsletter'],
  [
    'do I have anything tomorrow morning?',
    'calendar/records/events',
    ({ startTime }) => /^2026-03-13T(?:0[5-9]|1[01])/.test(String(startTime)),
  ],
  ['what meetings do I have on Tuesday', 'calendar/records/events', has('startTime', '2026-03-17')],
  [
    'which restaurants are rated above 4.5?',
    'maps-scraper/records/businesses',
    // Those of other categories were found by the search for restaurants, too.
    ({ rating }) => Number(rating) > 4.5,
  ],
  [
    'which steak houses are rated 4.8 or better?',
    'maps-scraper/records/businesses',
    (one) => Number(one['rating']) >= 4.8 && one['category'] === 'Steak house',
  ],
  ['unread or starred mails', 'email/records/emails', ({ isRead, isStarred }) => isRead !== true || isStarred === true],
  ['how many vegan restaurants are there', 'maps-scraper/records/businesses', has('category', 'Vegan restaurant')],
  [
    'businesses with a rating between 4 and 4.5',
    'maps-scraper/records/businesses',
    ({ rating }) => Number(rating) >= 4 && Number(rating) <= 4.5,
  ],
  ['which businesses have no phone', 'maps-scraper/records/businesses', ({ phone }) => phone === undefined],
];

const say = async (message: string, sessionId = 'session-1') =>
  (await send('POST', 'switchboard/chat', { message, sessionId })).json<ChatResponse>();

test('figures are those of the records that meet what is asked', async () => {
  await say('Hello');
  const wrong: string[] = [];
  for (const [said, place, counts] of figures) {
    const count = (await records(place)).filter(counts).length;
    const { response } = await say(said);
    const told = /^You have (no|\d+) /.exec(response)?.[1];
    if ((told === 'no' ? 0 : Number(told)) !== count) wrong.push(`${said}: ${count}, but ${response.slice(0, 120)}`);
  }
  expect(wrong).toEqual([]);
});

test('what follows goes on with what was asked', async () => {
  await say('how many leads are in Lublin?');
  const leads = await records('lead-generation/records/leads');
  const countIn = (city: string) => leads.filter(has('location', city)).length;
  expect((await say('and in Poznań?')).response).toContain(`You have ${countIn('Poznań')} leads`);
  await say('which leads have a score above 85?');
  const [best] = (await say('the first one')).response.split(' is a lead');
  expect((await say('what is her company?')).response).toContain(`The company of ${best} is `);
});

const meant: readonly (readonly [said: string, answer: RegExp])[] = [
  ['what is the email address of Jan Rogala?', /The email of Jan Rogala is jan\.rogala@/],
  ['give me the number of Dr. Falk', /^The phone of Dr\. Falk is \+49 [\d ]+\. Connect/],
  ['where does the stocktaking take place?', /The location of Stocktaking, hall 2 is Hall 2/],
  ['who is coming to the board paper meeting?', /The attendees of Board paper are Ada Brandt, Samira Haddad/],
  ['which Japanese restaurant is the best', /^The business with “Japanese restaurant” .* the highest rating is /],
  ['worst two restaurants by rating', /^The 2 businesses .* with the lowest rating: /],
  ['run leads tomorrow at 9', /not once at a later time\. Say “run it now”, or “run it every day at 09:00”/],
  ['sync contacts in an hour', /not once at a later time/],
  ['run leads today', /^Shall I run Lead Generation Agent\?/],
];

test('what is said is answered as it is meant', async () => {
  const wrong: string[] = [];
  for (const [at, [said, answer]] of meant.entries()) {
    const { response } = await say(said, `session-${at}`);
    if (!answer.test(response)) wrong.push(`${said}: ${response}`);
  }
  expect(wrong).toEqual([]);
});

test('a time that is yet to come is not suggested for what was found', async () => {
  const { suggestions } = await say('leads found tomorrow by robots');
  expect(suggestions).toEqual(['How many leads do we have?', expect.anything(), expect.anything()]);
});

test.each([
  ['which leads are ripe?', '“ripe”'],
  ['leads with a nice smile', '“nice smile”'],
  ['how many purple leads do we have', '“purple”'],
  ['delete all leads', '“delete”'],
])('%j is not answered: the word that was not understood is said, and what could be asked', async (said, word) => {
  const { response, suggestions } = await say(said);
  expect(response).toContain(`I did not understand ${word}.`);
  expect(suggestions.length).toBeGreaterThan(0);
  for (const question of suggestions) expect((await say(question)).response).not.toContain('did not understand');
});

test('a long message is read, however odd', async () => {
  for (const odd of ['stop it and '.repeat(660), 'x'.repeat(7_900), 'the lead agent, '.repeat(490), '1 '.repeat(3_900)])
    expect((await say(odd)).response).not.toMatch(/Shall I/);
});
