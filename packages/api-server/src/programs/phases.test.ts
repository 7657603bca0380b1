import { agentSlugs } from '@switchboard/api-contract/agentTable';
import { calendarSettings } from '@switchboard/api-contract/agents/calendar';
import { serviceIds } from '@switchboard/api-contract/catalogue';
import { limits } from '@switchboard/api-contract/limits';
import type { Progress } from '../outside/Caller.ts';
import { wordsOf } from '@switchboard/api-contract/words/wordsOf';
import { expect, test } from 'vitest';
import { sandboxedApp } from '../../test/sandboxedApp.ts';

const server = sandboxedApp();
const { configure, send, setUp, world } = server;

/** What a run says while its calls to an address (without query) are on their way. */
type Phases = readonly (readonly [address: RegExp, words: RegExp])[];

const model = /api\.openai\.com\/v1\/chat\/completions$/;
const settings = {
  'lead-generation': {
    targetIndustries: ['Logistics'],
    locations: ['Poland'],
    minimumScore: 0,
    autoEnrichment: true,
    googleSheetsUrl: 'https://docs.google.com/spreadsheets/d/1Sandbox0Leads0Spreadsheet0000000000000000AB/edit',
  },
  'maps-scraper': { categories: ['Restaurants'], locations: ['Leipzig'], autoVerification: true },
  calendar: { ...calendarSettings.defaults, mayAct: true },
};
const inputs = {
  research: 'Who moves frozen goods in Poland?',
  orchestrator: 'Research who moves frozen goods in Poland',
};
const phases = {
  email: [
    [/users\/me\/messages$/, /^Asking Gmail$/],
    [/messages\/[^/]+$/, /^Reading message \d+ of 25$/],
    [model, /^(?:Sorting 25 messages|Drafting reply \d+ of \d+)$/],
    [/\/drafts$/, /^Drafting reply \d+ of \d+$/],
  ],
  'lead-generation': [
    [/people\/search|mixed_people/, /^Reading page \d from Apollo$/],
    [/bulk_match$/, /^Completing \d+ people with Apollo$/],
    [/sheets\.googleapis\.com/, /^Writing \d+ rows to the spreadsheet$/],
  ],
  'maps-scraper': [
    [/serper\.dev/, /^Reading page \d+ of Restaurants in Leipzig$/],
    [/\.example\//, /^Visiting the websites on page \d+ of Restaurants in Leipzig$/],
  ],
  research: [
    [/tavily\.com/, /^Asking Tavily$/],
    [/\.example\//, /^Reading \d+ pages$/],
    [model, /^Asking OpenAI$/],
  ],
  calendar: [
    [/calendar\/v3\/calendars\/primary\/events$/, /^Reading page \d from Google Calendar$/],
    [/events\/[^/]+$/, /^Answering invitations and booking rooms: \d+ of \d+$/],
  ],
  contacts: [[/people\/me\/connections$/, /^Reading page \d from Google Contacts$/]],
  orchestrator: [[model, /^Asking OpenAI$/]],
} as const satisfies Record<(typeof agentSlugs)[number], Phases>;

/** What a run of the agent said at each call. */
async function saidAtCalls(slug: (typeof agentSlugs)[number]): Promise<readonly (readonly [string, string])[]> {
  for (const id of serviceIds) await setUp(id);
  if (slug in settings) await configure(slug, settings[slug as keyof typeof settings]);
  const said: (readonly [string, string])[] = [];
  world.play = async ({ address }, _signal, played) => {
    // What is said is written a few times a second.
    server.time.advance(limits.runs.stepsEveryMs);
    for (let turn = 0; turn < 20; turn += 1) await new Promise(setImmediate);
    const { progressJson } = await server.db
      .selectFrom('executions')
      .select('progressJson')
      .where('sample', '=', 0)
      .orderBy('queuedAt')
      .executeTakeFirstOrThrow();
    const progress = JSON.parse(progressJson ?? 'null') as Progress | null;
    said.push([address, progress ? wordsOf(progress.text) : '']);
    return played();
  };
  const input = inputs[slug as keyof typeof inputs];
  await send('POST', `agents/${slug}/runs`, input === undefined ? undefined : { input });
  await server.app.jobs.idle();
  world.play = () => undefined;
  return said;
}

test.each(agentSlugs)('%s says what it does in each phase of a run', async (slug) => {
  const said = await saidAtCalls(slug);
  for (const [address, words] of phases[slug]) {
    const meanwhile = said.filter(([called]) => address.test(called)).map(([, text]) => text);
    expect(meanwhile.length, `${address} among ${JSON.stringify(said)}`).toBeGreaterThan(0);
    for (const text of meanwhile) expect(text).toMatch(words);
  }
});
