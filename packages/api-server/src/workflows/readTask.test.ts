import { expect, test } from 'vitest';
import { workflowsAtWork } from '../../test/workflowsAtWork.ts';
import { configureAgent } from '../agents/configureAgent.ts';
import { createAgent } from '../agents/createAgent.ts';
import { plainLeadCriteria, plainMapsCriteria } from './taskRules.ts';

const work = workflowsAtWork();

test.each([
  ['email', 'Draft first mails', /only with a language model: connect OpenAI or Anthropic/],
  ['email', 'Hello', /reads new messages, or drafts the ones that you describe/],
  ['calendar', 'Plan a call with Ewa Sikora', /only with a language model: connect OpenAI or Anthropic/],
  ['calendar', 'Cancel everything', /reads the calendar, suggests free times or proposes a meeting/],
  ['contacts', 'Delete old contacts', /only copies the address book/],
  ['lead-generation', 'Find leads', /can’t tell from this what to find.*industry/],
  ['maps-scraper', 'Find restaurants', /can’t tell from this what to find.*location/],
  ['maps-scraper', 'Search in Leipzig', /can’t tell from this what to find.*category/],
])('%s: “%s” is refused before anything starts', async (agent, task, reason) => {
  await expect(work.start([{ task: 'Why?' }, { agent, task }])).rejects.toMatchObject({
    kind: 'invalid',
    fields: { 'steps.1.task': expect.stringMatching(reason) },
  });
  expect(await work.db.selectFrom('records').select('id').execute()).toEqual([]);
  expect(work.tasks()).toEqual([]);
});

test.each([
  ['email', 'Read the new mail'],
  ['email', 'Read the new mail and answer it'],
  ['calendar', 'Offer two free slots next week'],
  ['calendar', 'Sync the calendar'],
  ['contacts', 'Sync the contacts'],
  ['research', 'Draft the answer to everything'],
])('%s: “%s” is followed', async (agent, task) => {
  await work.start([{ agent, task }]);
  expect(work.tasks()).toEqual([task]);
});

test('a custom agent answers a task once it has its instructions', async () => {
  const { id } = await createAgent(work.context, 'northlight', { name: 'Mine', type: 'custom', description: '' });
  await expect(work.start([{ agent: id ?? '', task: 'Why?' }])).rejects.toMatchObject({
    fields: { 'steps.0.task': expect.stringContaining('instructions') },
  });
  await configureAgent(work.context, 'northlight', id ?? '', { customSettings: { instructions: 'Be brief' } });
  await work.start([{ agent: id ?? '', task: 'Why?' }]);
  expect(work.tasks()).toEqual(['Why?']);
});

test('criteria in a task hold for its run alone', async () => {
  await configureAgent(work.context, 'northlight', 'lead-generation', {
    customSettings: { targetIndustries: ['Fintech'], minimumScore: 40 },
  });
  await work.start([{ agent: 'lead-generation', task: 'Find logistics in Poland and Germany, 51-200 people' }]);
  const [run] = work.tasks().map((task) => work.begun(task).run);
  expect(run?.configuration.customSettings).toMatchObject({
    targetIndustries: [],
    searchKeywords: ['logistics'],
    locations: ['Poland', 'Germany'],
    companySize: ['51-200'],
    minimumScore: 40,
  });
  const detail = await work.run(run?.id ?? '');
  expect(JSON.parse(detail.configurationJson ?? '')).toMatchObject({
    customSettings: { locations: ['Poland', 'Germany'] },
  });
  await work.end(...work.tasks());

  // A task that names nothing means the agent's own criteria.
  await work.start([{ agent: 'lead-generation', task: 'Find new leads' }]);
  expect(work.begun('Find new leads').run.configuration.customSettings).toMatchObject({
    targetIndustries: ['Fintech'],
  });
});

test.each([
  ['Find restaurants and cafés in Leipzig', { categories: ['restaurants', 'cafés'], locations: ['Leipzig'] }],
  ['Hotels near Berlin, Potsdam.', { categories: ['Hotels'], locations: ['Berlin', 'Potsdam'] }],
  ['Find places', {}],
  ['', {}],
])('the map: %s', (task, criteria) => {
  expect(plainMapsCriteria(task)).toEqual(criteria);
});

test.each([
  ['Find leads', {}],
  ['Cold chain companies in Poland', { searchKeywords: ['Cold chain'], locations: ['Poland'] }],
])('leads: %s', (task, criteria) => {
  expect(plainLeadCriteria(task)).toEqual(criteria);
});
