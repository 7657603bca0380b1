import { beforeEach, expect, test } from 'vitest';
import { bearer, inSandbox } from '../../../test/inSandbox.ts';

interface Shown {
  readonly id: string;
  readonly properties: Readonly<Record<string, string | null>>;
}
interface Found {
  readonly total: number;
  readonly results: readonly Shown[];
}

let sandbox: ReturnType<typeof inSandbox>;
beforeEach(() => {
  sandbox = inSandbox();
});
const post = (path: string, json: unknown) =>
  sandbox.ask(`https://api.hubapi.com${path}`, { headers: bearer('sandbox'), json });
const found = async (json: object) => (await post('/crm/v3/objects/contacts/search', json)).body as Found;
const upserted = (inputs: object[]) => post('/crm/v3/objects/contacts/batch/upsert', { inputs });
const byEmail = (id: string, properties: object, more: object = {}) => ({
  id,
  idProperty: 'email',
  properties,
  ...more,
});

test('a batch creates what is new and updates what is there', async () => {
  const [old] = (await found({ limit: 1 })).results;
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
  expect((await found({ query: 'jan@nowa.example' })).total).toBe(1);
});

test('one fault in a batch refuses all of it, unless each input can be traced', async () => {
  const inputs = [byEmail('a@nowa.example', {}), byEmail('nobody', {})];
  const refused = await upserted(inputs);
  expect(refused.status).toBe(400);
  expect((await found({ query: 'a@nowa.example' })).total).toBe(0);
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
  expect((await post('/crm/v3/objects/companies/batch/upsert', { inputs })).status).toBe(400);
});
