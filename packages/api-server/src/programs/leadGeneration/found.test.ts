import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { newerLeads } from '../../../test/newerLeads.ts';
import { leadsApp } from '../../../test/leadsApp.ts';
import { describe, expect, test } from 'vitest';

const app = leadsApp();
const { add, answering, begin, change, daysLater, edit, leads, newest, paid, remove, run, server } = app;

const lead = async (id: string) => (await leads()).find((one) => one.id === id);
/** How often a run asks for stored leads. */
async function readsOfLeads(): Promise<number> {
  const asked: string[] = [];
  const note = (message: unknown): void => void asked.push((message as { sql: string }).sql);
  subscribe('sqlite.db.query', note);
  expect(await run()).toMatch(/leads? added/);
  unsubscribe('sqlite.db.query', note);
  return asked.filter((sql) => /^select .* from "records" .*(?:"id" in \(|"deletedAt" is not null)/.test(sql)).length;
}
/** One person of the sandbox's Apollo, found and stored. */
async function oneFound() {
  await begin({ maxLeadsPerDay: 1 });
  await run();
  const [found] = await leads();
  if (!found) throw new Error('Nobody was found');
  await daysLater(1);
  return found;
}

describe('a found lead', () => {
  test('is qualified at 80 points, new below that, and dropped below the minimum', async () => {
    await begin({ searchKeywords: ['director'], minimumScore: 70 });
    await run();
    const statuses = new Set((await leads()).map(({ score, status }) => `${score} ${status}`));
    expect(statuses).toEqual(new Set(['100 qualified', '90 qualified', '80 qualified', '70 new']));
  });

  test.each([
    [70, ['70 new', '80 qualified']],
    [75, ['80 qualified']],
  ])('with a minimum of %i points has %j', async (minimumScore, kinds) => {
    await begin({ minimumScore });
    await run();
    expect([...new Set((await leads()).map(({ score, status }) => `${score} ${status}`))].toSorted()).toEqual(kinds);
  });

  test('is not made new again, however many leads came after it', async () => {
    const found = await oneFound();
    await edit(found.id, { status: 'converted' });
    await newerLeads(server.db, 10_001);
    await run();
    const row = await server.db.selectFrom('records').select('bodyJson').where('id', '=', found.id).executeTakeFirst();
    expect(JSON.parse(row?.bodyJson ?? '')).toMatchObject({ status: 'converted', name: found.name });
    expect(paid().filter((id) => found.id.endsWith(id))).toHaveLength(1);
  });

  test('is read once for each batch that is written', async () => {
    await begin({ maxLeadsPerDay: 1 });
    // Who of the page is known, and the batch of one that is paid for.
    expect(await readsOfLeads()).toBe(2);
    await daysLater(1);
    // The page, whose first lead is updated, and the next batch.
    expect(await readsOfLeads()).toBe(2);
  });

  test('takes over what has changed, but for what a member wrote', async () => {
    const found = await oneFound();
    const id = found.id.replace('apollo-', '');
    answering('api_search', () =>
      Response.json({ people: [{ id, title: 'Chief of Nothing', organization: { name: 'Elsewhere' } }] }),
    );
    await edit(found.id, { title: 'My friend', edited: ['title'] });
    expect(await run()).toBe('0 leads added, 1 updated');
    expect(await lead(found.id)).toMatchObject({ title: 'My friend', company: 'Elsewhere', name: found.name });
  });

  test('is qualified later where its score rises, unless a member has set its status', async () => {
    const found = await oneFound();
    await edit(found.id, { status: 'new', score: 70 });
    await run();
    expect(await lead(found.id)).toMatchObject({ status: 'qualified', score: found.score });
    await edit(found.id, { status: 'new', edited: ['status'] });
    await run();
    expect(await lead(found.id)).toMatchObject({ status: 'new' });
  });

  test('with the address of one that was added by hand fills in what that lacks', async () => {
    const found = await oneFound();
    await remove(found.id);
    await server.db.deleteFrom('foundPeople').execute();
    const { id } = await add({ email: found.email?.toUpperCase(), title: 'My friend' });
    await server.db.updateTable('records').set({ sandbox: 1 }).where('id', '=', id).execute();
    expect(await run()).toBe('0 leads added, 1 updated');
    expect(await leads()).toHaveLength(1);
    expect(await lead(id)).toMatchObject({
      name: 'Own',
      title: 'My friend',
      status: 'new',
      source: 'Added by hand',
      location: found.location,
      score: found.score,
    });
  });

  test('in the sandbox is not taken for one outside that has its address', async () => {
    const found = await oneFound();
    await remove(found.id);
    await server.db.deleteFrom('foundPeople').execute();
    const { id } = await add({ email: found.email });
    expect(await run()).toBe('1 lead added');
    expect(await lead(id)).not.toHaveProperty('location');
  });

  test('that a member deleted stays deleted when it is found again, and is not counted as added', async () => {
    const found = await oneFound();
    const url = `agents/lead-generation/records/leads/${found.id}`;
    expect((await server.send('DELETE', url)).statusCode).toBe(200);
    await server.db.deleteFrom('foundPeople').execute();
    expect(await run()).not.toMatch(/1 lead added|updated/);
    expect(await lead(found.id)).toBeUndefined();
    expect((await server.send('POST', `${url}/restore`)).json()).toMatchObject({ name: found.name, version: 3 });
  });

  test('whose score a member typed keeps it', async () => {
    const found = await oneFound();
    await edit(found.id, { score: 12, edited: ['score'] });
    await run();
    expect(await lead(found.id)).toMatchObject({ score: 12 });
  });
});

test('a lead that was deleted is not found again by the same search', async () => {
  const found = await oneFound();
  await remove(found.id);
  await run();
  expect(await lead(found.id)).toBeUndefined();
  expect(new Set(paid()).size).toBe(paid().length);
});

test('who was dropped is not paid for again, also if other people are wanted', async () => {
  await begin({ minimumScore: 80 });
  const [, added, below] = /^(\d+) leads added; (\d+) were below/.exec(await run()) ?? [];
  await daysLater(1);
  expect(await run()).toBe(`0 leads added; ${below} were below the minimum score, ${added} were duplicates`);
  expect(paid()).toHaveLength(192);
  await daysLater(1);
  await change({ minimumScore: 10 });
  expect(await run()).toBe(`${below} leads added; ${added} were duplicates`);
  expect(paid()).toHaveLength(192);
  expect((await leads()).every(({ email, location }) => email !== undefined || location !== undefined)).toBe(true);
});

test('nobody is paid for who can’t have the minimum score', async () => {
  await begin({ companySize: [], locations: [], minimumScore: 70 });
  expect(await run()).toMatch(/^0 leads added; \d+ were below the minimum score$/);
  expect(await newest()).toMatchObject({ status: 'completed', next: { kind: 'setting', label: 'Change the setting' } });
  expect(paid()).toEqual([]);
  await change({ minimumScore: 90, searchKeywords: ['manager'] });
  await run();
  expect(paid().length).toBeGreaterThan(0);
  for (const { title } of await leads()) expect(title).toMatch(/manager/i);
});

test('an address that could not be right earns no points where addresses are checked, and none are where not', async () => {
  await begin({ maxLeadsPerDay: 10, emailValidation: false, minimumScore: 0 });
  await run();
  for (const { scoreParts } of await leads()) expect(scoreParts?.at(-1)).toMatchObject({ part: 'address', points: 0 });
});

test('without enrichment nobody is paid for, and who scores too low by what is shown is dropped', async () => {
  await begin({ autoEnrichment: false, searchKeywords: ['manager'], minimumScore: 20, maxLeadsPerDay: 5 });
  expect(await run()).toMatch(/^5 leads added/);
  expect(paid()).toEqual([]);
  for (const { title, score } of await leads()) {
    expect(title).toMatch(/manager/i);
    expect(score).toBe(20);
  }
});
