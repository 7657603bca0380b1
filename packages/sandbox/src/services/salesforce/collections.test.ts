import { expect, test } from 'vitest';
import { bearer, inSandbox } from '../../../test/inSandbox.ts';

const address = 'https://nordlicht-feinkost.my.salesforce.com/services/data/v66.0';
const lead = (fields: object) => ({ attributes: { type: 'Lead' }, ...fields });

test('a collection creates and updates each record by itself', async () => {
  const { ask } = inSandbox();
  const save = (method: string, records: object[]) =>
    ask(`${address}/composite/sobjects`, { method, headers: bearer('sandbox'), json: { allOrNone: false, records } });
  const { status, body } = await save('POST', [
    lead({ LastName: 'Nowak', Company: 'Nowa', Email: 'jan@nowa.example' }),
    lead({ LastName: 'Nobody' }),
  ]);
  expect(status).toBe(200);
  const [made] = body as { id: string }[];
  expect(body).toEqual([
    { id: expect.stringMatching(/^00Q/), success: true, errors: [] },
    {
      success: false,
      errors: [expect.objectContaining({ statusCode: 'REQUIRED_FIELD_MISSING', fields: ['Company'] })],
    },
  ]);
  const changed = await save('PATCH', [
    lead({ id: made?.id, Title: 'Buyer' }),
    lead({ id: '00Q000', Title: 'Nobody' }),
  ]);
  expect(changed.body).toMatchObject([{ id: made?.id, success: true }, { success: false }]);
  const soql = encodeURIComponent(`SELECT Id FROM Lead WHERE Email = 'jan@nowa.example' AND Title = 'Buyer'`);
  const found = await ask(`${address}/query?q=${soql}`, { headers: bearer('sandbox') });
  expect(found.body).toMatchObject({ totalSize: 1 });
});
