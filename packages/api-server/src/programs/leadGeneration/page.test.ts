import { expect, test } from 'vitest';
import { pagesApp, type Answer } from '../../../test/pagesApp.ts';
import { testNow } from '../../../test/testApp.ts';
import type { RecordOf } from '../../records/collections.ts';

const { get, keep, post, run, status } = pagesApp();

test('a lead without a score has none, and counts for no average', async () => {
  await post('/api/agents/lead-generation/records/leads', { name: 'Unknown', company: 'Northlight' });
  const first = await status<'leadGenerationStatus'>('lead-generation');
  expect(first.leads[0]).not.toHaveProperty('score');
  expect(first.metrics).not.toHaveProperty('averageScore');
  await post('/api/agents/lead-generation/records/leads', { name: 'Known', company: 'Northlight', score: 80 });
  expect((await status<'leadGenerationStatus'>('lead-generation')).metrics.averageScore).toBe(80);
});

test('computes its figures from the leads and the runs alone', async () => {
  const lead = (id: string, rest: Partial<RecordOf<'leads'>>) => ({
    id,
    name: id,
    createdAt: testNow.toISOString(),
    ...rest,
  });
  await keep('lead-generation-agent', 'leads', [
    lead('a', { status: 'qualified', score: 90 }),
    lead('b', { status: 'new', score: 61 }),
    lead('c', { status: 'converted', createdAt: '2026-03-11T23:59:59.000Z' }),
  ]);
  const { metrics } = await status<'leadGenerationStatus'>('lead-generation');
  expect(metrics).toEqual({
    totalLeads: 3,
    addedToday: 2,
    qualified: 1,
    averageScore: 75.5,
    activeTasks: 0,
    waitingTasks: 0,
    qualificationRate: 33.3,
  });
});

test('has no rates of nothing', async () => {
  await run('lead-generation');
  expect((await status<'leadGenerationStatus'>('lead-generation')).metrics).toEqual({
    totalLeads: 0,
    addedToday: 0,
    qualified: 0,
    activeTasks: 0,
    waitingTasks: 0,
  });
});

test('does not keep what was left blank', async () => {
  const lead = (
    await post('/api/agents/lead-generation/records/leads', { name: ' Dana ', company: 'Northwind' })
  ).json<object>();
  expect(lead).toEqual({
    id: expect.stringMatching(/^lead-/),
    version: expect.any(Number),
    updatedAt: expect.any(String),
    name: 'Dana',
    company: 'Northwind',
    source: 'Added by hand',
    status: 'new',
    createdAt: testNow.toISOString(),
    lastUpdated: testNow.toISOString(),
  });
  expect((await status<'leadGenerationStatus'>('lead-generation')).leads).toEqual([lead]);
});

test('shows the same records on the generic page', async () => {
  await post('/api/agents/lead-generation/records/leads', { name: 'Dana', company: 'Northwind' });
  const { specialData } = (await get('/api/agents/lead-generation')).json<NonNullable<Answer<'agent'>>>();
  expect(specialData?.sample ?? false).toBe(false);
  expect(specialData?.leads?.map(({ contactName }) => contactName)).toEqual(['Dana']);
  await run('email');
  expect((await get('/api/agents/email')).json<NonNullable<Answer<'agent'>>>().specialData).toEqual({ emails: [] });
});
