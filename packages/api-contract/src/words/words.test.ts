import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { catalogue } from '../catalogue.ts';
import { nextStepWords, type NextStep } from './nextSteps.ts';
import { isFact, factOrText } from './factOrText.ts';
import { wordsOf, type Fact } from './wordsOf.ts';

const facts: readonly (readonly [Fact, string])[] = [
  [{ kind: 'leadAdded', args: { name: 'Dana Whitfield', by: 'Demo User' } }, 'Dana Whitfield added by Demo User'],
  [{ kind: 'agentPaused', args: { by: 'Demo User' } }, 'Paused by Demo User'],
  [{ kind: 'agentPaused', args: {} }, 'Paused'],
  [{ kind: 'mailboxSynced', args: { added: 1 } }, 'Mailbox synced: 1 new message'],
  [{ kind: 'mailboxSynced', args: { added: 0 } }, 'Mailbox synced: 0 new messages'],
  [{ kind: 'peopleFound', args: { people: 1, leads: 1 } }, '1 person found, 1 new lead'],
  [{ kind: 'peopleFound', args: { people: 2, leads: 0 } }, '2 people found, 0 new leads'],
  [
    { kind: 'leadsFound', args: { added: 12, updated: 4, below: 31, duplicates: 3 } },
    '12 leads added, 4 updated; 31 were below the minimum score, 3 were duplicates',
  ],
  [
    {
      kind: 'leadsFound',
      args: { added: 1, updated: 0, below: 0, duplicates: 1, sheet: { kind: 'rowsInSheet', args: { rows: 1 } } },
    },
    '1 lead added; 1 was a duplicate; 1 row added to the spreadsheet',
  ],
  [{ kind: 'dailyLeadsFound', args: { leads: 1 } }, '1 of 1 lead found today'],
  [{ kind: 'dailyLeadsFound', args: { leads: 50 } }, '50 of 50 leads found today'],
  [{ kind: 'workflowsHeld', args: { workflows: 2 } }, '2 workflows are on hold: the orchestrator is paused'],
  [
    {
      kind: 'connectEach',
      args: {
        choices: [
          ['Tavily', 'Serper', 'Perplexity'],
          ['OpenAI', 'Anthropic'],
        ],
      },
    },
    'Connect Tavily, Serper or Perplexity, and OpenAI or Anthropic',
  ],
  [
    { kind: 'connectAccount', args: { services: ['Gmail', 'Google Calendar'] } },
    'Connect Gmail or Google Calendar with a Refresh Token under API Connections',
  ],
  [
    { kind: 'fieldsRefused', args: { service: 'Salesforce', fields: ['Username', 'Password'] } },
    'Salesforce does not accept the Username and the Password',
  ],
  [
    { kind: 'credentialsAccepted', args: { services: ['Tavily', 'OpenAI'] } },
    'Tavily and OpenAI accept the credentials',
  ],
];

describe('a fact', () => {
  test.each(facts)('%j', (fact, words) => expect(wordsOf(fact)).toBe(words));

  test('may hold another fact, or a text from outside', () => {
    const reason: Fact = { kind: 'timedOut', args: { service: 'Apollo' } };
    expect(wordsOf({ kind: 'stepFailed', args: { task: 'Find leads', reason } })).toBe(
      '“Find leads” failed: Apollo did not answer in time',
    );
    expect(wordsOf({ kind: 'stepFailed', args: { task: 'Find leads', reason: 'No seat is left' } })).toBe(
      '“Find leads” failed: No seat is left',
    );
  });
});

test('a text from outside is shown unchanged, and undefined as nothing', () => {
  expect(wordsOf('{name} is <b>bold</b>')).toBe('{name} is <b>bold</b>');
  expect(wordsOf(undefined)).toBe('');
});

test.each([
  ['a kind from a newer version', { kind: 'leadsMerged', args: { kept: 'Dana', gone: 2 } }, 'Leads merged (Dana, 2)'],
  ['a kind without arguments', { kind: 'budget-spent', args: {} }, 'Budget spent'],
  ['the name of a method', { kind: 'constructor', args: {} }, 'Constructor'],
  ['a missing argument', { kind: 'leadAdded', args: { name: 'Dana' } }, 'Lead added (Dana)'],
  ['an odd argument', { kind: 'leadAdded', args: { name: { first: 'Dana' }, by: 'Sam' } }, 'Lead added (Sam)'],
  ['a number that is missing', { kind: 'eventsRead', args: { events: null } }, 'Events read'],
  ['something that is not a list', { kind: 'connectService', args: { services: 7 } }, 'Connect service (7)'],
  [
    'a reason from a newer version',
    { kind: 'stepFailed', args: { task: 'Find leads', reason: { kind: 'budgetSpent', args: {} } } },
    '“Find leads” failed: Budget spent',
  ],
])('%s is worded from its kind', (_, fact, words) => {
  expect(wordsOf(fact)).toBe(words);
});

test('on the wire a text or a fact is accepted, and nothing else', () => {
  const fact = { kind: 'leadAdded', args: { name: 'Dana', by: 'Sam' } };
  for (const good of ['Dana added', fact]) expect(v.parse(factOrText(), good)).toEqual(good);
  for (const odd of [7, null, [], { kind: '' }, { kind: 'leadAdded' }, { kind: 7, args: {} }, { args: {} }]) {
    expect(v.parse(factOrText(), odd)).toBeUndefined();
    expect(isFact(odd)).toBe(false);
  }
});

test('every service says what to check, and what to allow unless no test calls it', () => {
  for (const { id, instructions } of catalogue) {
    expect(nextStepWords({ kind: 'checkFields', args: { service: id } } satisfies NextStep)).toMatch(
      /^Check .*, then save again\. /,
    );
    expect(nextStepWords({ kind: 'checkFields', args: { service: id } })).toContain(instructions);
  }
  expect(catalogue.filter(({ permission }) => permission === undefined).map(({ id }) => id)).toEqual([
    'perplexity',
    'zapier',
  ]);
  expect(nextStepWords({ kind: 'checkFields', args: { service: 'gone' } })).toBe('Check fields (gone)');
});
