import { beforeEach, expect, test } from 'vitest';
import { inHubspot } from '../../../test/hubspot.ts';

let hubspot: ReturnType<typeof inHubspot>;
beforeEach(() => {
  hubspot = inHubspot();
});
const upserted = (inputs: object[]) => hubspot.post('/crm/objects/2026-09/contacts/batch/upsert', { inputs });
const byEmail = (id: string, properties: object, more: object = {}) => ({
  id,
  idProperty: 'email',
  properties,
  ...more,
});

test('companies are created and updated in batches, each told by its trace', async () => {
  const made = await hubspot.post('/crm/objects/2026-09/companies/batch/create', {
    inputs: [{ properties: { name: 'Nowa', domain: 'nowa.example' }, objectWriteTraceId: 'row 1' }],
  });
  expect(made.status).toBe(201);
  const [company] = (made.body as { results: { id: string }[] }).results;
  const changed = await hubspot.post('/crm/objects/2026-09/companies/batch/update', {
    inputs: [
      { id: company?.id, properties: { phone: '1' }, objectWriteTraceId: 'row 1' },
      { id: '0', properties: { phone: '1' }, objectWriteTraceId: 'row 2' },
    ],
  });
  expect(changed.status).toBe(207);
  expect(changed.body).toMatchObject({
    results: [{ id: company?.id, properties: { name: 'Nowa', phone: '1' } }],
    errors: [{ context: { objectWriteTraceId: ['row 2'] } }],
  });
});

test('a batch creates what is new and updates what is there', async () => {
  const [old] = (await hubspot.found({ limit: 1 })).results;
  const { status, body } = await upserted([
    byEmail(old?.properties['email'] ?? '', { jobtitle: 'Director' }),
    byEmail('jan@nowa.example', { firstname: 'Jan' }),
  ]);
  expect(status).toBe(200);
  expect(body).toMatchObject({
    status: 'COMPLETE',
    results: [
      { id: old?.id, new: false, properties: { jobtitle: 'Director', firstname: old?.properties['firstname'] } },
      { new: true, properties: { email: 'jan@nowa.example', firstname: 'Jan' } },
    ],
  });
  expect((await hubspot.found({ query: 'jan@nowa.example' })).total).toBe(1);
});

test('one fault in a batch refuses all of it, unless each input can be traced', async () => {
  const inputs = [byEmail('a@nowa.example', {}), byEmail('nobody', {})];
  const refused = await upserted(inputs);
  expect(refused.status).toBe(400);
  expect((await hubspot.found({ query: 'a@nowa.example' })).total).toBe(0);
  const { status, body } = await upserted(
    inputs.map((input, index) => ({ ...input, objectWriteTraceId: `row ${index}` })),
  );
  expect(status).toBe(207);
  expect(body).toMatchObject({
    numErrors: 1,
    results: [{ new: true, objectWriteTraceId: 'row 0' }],
    errors: [{ category: 'VALIDATION_ERROR', context: { objectWriteTraceId: ['row 1'] } }],
  });
});

test('refuses a batch of more than 100, one that names a record twice, and one by a property that is not unique', async () => {
  const many = Array.from({ length: 101 }, (_, index) => byEmail(`p${index}@nowa.example`, {}));
  expect((await upserted(many)).status).toBe(400);
  expect((await upserted([byEmail('a@nowa.example', {}), byEmail('A@nowa.example', {})])).text).toContain(
    'Duplicate IDs',
  );
  expect((await upserted([{ id: 'Jan', idProperty: 'firstname', properties: {} }])).status).toBe(400);
  const inputs = [{ id: 'zimny-szlak.example', idProperty: 'domain', properties: {} }];
  expect((await hubspot.post('/crm/objects/2026-09/companies/batch/upsert', { inputs })).status).toBe(400);
});
