import type { AnswerOf, endpoints } from '@switchboard/api-contract/endpoints';
import type { SendService } from '@switchboard/api-contract/records/send';
import { beforeEach, describe, expect, test } from 'vitest';
import { json } from '../../test/playedSandbox.ts';
import { sandboxedApp } from '../../test/sandboxedApp.ts';
import { writeRecords } from '../records/records.ts';

const server = sandboxedApp();
const { connect, send, world } = server;
type Report = AnswerOf<typeof endpoints.sendRecords>;
type Odd = Record<string, unknown>;

const path = 'agents/lead-generation/records/leads';
const add = async (name: string, more: object = {}): Promise<string> => {
  const email = `${name.split(' ')[0]?.toLowerCase()}@nowa.example`;
  const added = await send('POST', path, { name, email, company: 'Nowa', ...more });
  return added.json<{ id: string }>().id;
};
const sendTo = async (service: SendService, ids: readonly string[], list = path): Promise<Report> =>
  (await send('POST', `${list}/send`, { ids, service })).json<Report>();
/** The last request whose address passes. */
const lastAsked = (like: RegExp) => world.asked.findLast(({ address }) => like.test(address));
const knownAs = async (recordId: string): Promise<string> =>
  (
    await server.db
      .selectFrom('sentRecords')
      .select('knownAs')
      .where('recordId', '=', recordId)
      .executeTakeFirstOrThrow()
  ).knownAs;
/** Asks the sandbox itself, as somebody who works at the service would. */
async function atService(method: string, url: string, like: RegExp, body?: object): Promise<unknown> {
  const { headers = {} } = lastAsked(like) ?? {};
  const answer = await world.sandbox?.fetch(
    new Request(url, { method, headers, ...(body && { body: JSON.stringify(body) }) }),
  );
  expect(answer?.status).toBeLessThan(300);
  return answer?.status === 204 ? undefined : answer?.json();
}

/** How somebody deletes a row at each service. */
const deletions: Readonly<Record<Exclude<SendService, 'google-sheets'>, (id: string) => Promise<unknown>>> = {
  hubspot: (id) => {
    const { address = '' } = lastAsked(/\/batch\//) ?? {};
    return atService('DELETE', `${address.split('/batch/')[0]}/${id}`, /\/batch\//);
  },
  salesforce: (id) => {
    const { address = '' } = lastAsked(/composite\/sobjects/) ?? {};
    return atService('DELETE', `${address.replace('composite/sobjects', 'sobjects/Lead')}/${id}`, /composite/);
  },
  airtable: (id) => {
    const { address = '' } = lastAsked(/\/tbl\w+$/) ?? {};
    return atService('DELETE', `${address}/${id}`, /\/tbl\w+$/);
  },
  notion: (id) => atService('PATCH', `https://api.notion.com/v1/pages/${id}`, /v1\/pages/, { in_trash: true }),
};

describe.each(['hubspot', 'salesforce', 'airtable', 'notion'] as const)('what %s has', (service) => {
  beforeEach(() => connect(service));

  test('is gone there: it is made anew at once, and known by its new id', async () => {
    const ids = [await add('Ada Brandt'), await add('Jan Nowak')];
    expect(await sendTo(service, ids)).toMatchObject({ created: 2, refused: [] });
    const first = await knownAs(ids[0] ?? '');
    await deletions[service](first);
    expect(await sendTo(service, ids)).toMatchObject({ created: 1, updated: 1, refused: [] });
    expect(await knownAs(ids[0] ?? '')).not.toBe(first);
    expect(await sendTo(service, ids)).toMatchObject({ created: 0, updated: 2, refused: [] });
  });

  test('is updated also where the address was corrected, and no second one is made', async () => {
    const id = await add('Ada Brandt');
    await sendTo(service, [id]);
    const before = await knownAs(id);
    const corrected = await send('PATCH', `${path}/${id}`, { version: 1, email: 'ada.brandt@nowa.example' });
    expect(corrected.statusCode, corrected.body).toBe(200);
    expect(await sendTo(service, [id])).toMatchObject({ created: 0, updated: 1, refused: [] });
    expect(await knownAs(id)).toBe(before);
    expect(world.asked.some(({ body }) => body.includes('ada.brandt@nowa.example'))).toBe(true);
  });
});

test('HubSpot leaves a merged contact out without a word: it is found by its address', async () => {
  await connect('hubspot');
  const id = await add('Ada Brandt');
  await sendTo('hubspot', [id]);
  world.play = ({ address }) =>
    address.endsWith('batch/update') ? json({ status: 'COMPLETE', results: [] }) : undefined;
  expect(await sendTo('hubspot', [id])).toMatchObject({ created: 0, updated: 1, refused: [] });
});

describe('converted leads of Salesforce are no target', () => {
  beforeEach(() => connect('salesforce'));

  test('where one has the address', async () => {
    await sendTo('salesforce', [await add('Jan Nowak')]);
    const { address = '' } = lastAsked(/composite\/sobjects/) ?? {};
    const query = address.replace('composite/sobjects', 'query?q=SELECT Email FROM Lead WHERE IsConverted = true');
    const { records } = (await atService('GET', query, /composite/)) as { records: { Email: string }[] };
    const id = await add('Ada Brandt', { email: records[0]?.Email });
    expect(await sendTo('salesforce', [id])).toMatchObject({ created: 1, updated: 0, refused: [] });
  });

  test('where the known one was converted, also if the organisation would let it be written', async () => {
    const id = await add('Ada Brandt');
    await sendTo('salesforce', [id]);
    const first = await knownAs(id);
    world.play = ({ query }) =>
      query['q']?.includes('IsConverted = true') ? json({ done: true, records: [{ Id: first }] }) : undefined;
    await deletions.salesforce(first);
    expect(await sendTo('salesforce', [id])).toMatchObject({ created: 1, updated: 0, refused: [] });
    expect(lastAsked(/composite\/sobjects/)?.method).toBe('POST');
  });
});

describe('what a field does not take', () => {
  const write = async (more: object): Promise<string> => {
    const { id: tenantId } = await server.db.selectFrom('tenants').select('id').executeTakeFirstOrThrow();
    const place = { tenantId, agentId: 'lead-generation-agent', collection: 'leads' } as const;
    const record = {
      id: 'lead-x',
      name: 'Ada Brandt',
      email: 'ada@nowa.example',
      company: 'Nowa',
      status: 'new',
      ...more,
    };
    await server.db.change(tenantId, (trx) =>
      writeRecords(trx, place, [{ record, createdAt: server.time.clock().toISOString() }]),
    );
    return record.id;
  };
  const match = async (service: SendService, matching: object) =>
    expect((await send('PUT', `${path}/send/${service}`, { matching })).statusCode).toBe(200);

  test('Salesforce: too long is cut, what no list has is left out, and the lead arrives', async () => {
    await connect('salesforce');
    const id = await write({
      title: 'T'.repeat(200),
      industry: 'Fintech',
      companySize: ' 1 200 ',
      phone: '1'.repeat(60),
    });
    await match('salesforce', {
      email: 'Email',
      lastName: 'LastName',
      company: 'Company',
      title: 'Title',
      phone: 'Phone',
      industry: 'Industry',
      companySize: 'NumberOfEmployees',
    });
    expect(await sendTo('salesforce', [id])).toEqual({
      created: 1,
      updated: 0,
      skipped: 0,
      refused: [],
      inPart: [
        {
          id,
          note: 'Title was cut to fit; Phone and Industry were left out, since Salesforce does not take the values.',
        },
      ],
    });
    const [sent] = JSON.parse(lastAsked(/composite\/sobjects/)?.body ?? '{}').records as [Odd];
    expect(sent).toMatchObject({ NumberOfEmployees: 1_200, Title: `${'T'.repeat(127)}…` });
  });

  test('HubSpot: a choice goes by its label, and one that is not there is left out', async () => {
    await connect('hubspot');
    const id = await write({ status: 'qualified', industry: 'Lead' });
    await match('hubspot', { email: 'email', status: 'hs_lead_status', industry: 'lifecyclestage' });
    const { created, inPart } = await sendTo('hubspot', [id]);
    expect([created, inPart]).toEqual([
      1,
      [{ id, note: 'Lead Status was left out, since HubSpot does not take the value.' }],
    ]);
    expect(lastAsked(/batch\/upsert/)?.body).toContain('"lifecyclestage":"lead"');
  });

  test.each(['airtable', 'notion'] as const)('%s: nothing is added to a list of theirs', async (service) => {
    await connect(service);
    const id = await write({ status: 'qualified' });
    const { created, inPart } = await sendTo(service, [id]);
    expect([created, (inPart ?? []).map(({ note }) => note.split(',')[0])]).toEqual([1, ['Status was left out']]);
    await write({ status: 'new' });
    expect(await sendTo(service, [id])).toMatchObject({ updated: 1, inPart: [] });
  });

  test('Notion: a long text arrives whole, in parts', async () => {
    await connect('notion');
    const company = 'Nordlicht '.repeat(500).trim();
    const id = await write({ company });
    expect(await sendTo('notion', [id])).toMatchObject({ created: 1, refused: [] });
    const { properties } = JSON.parse(lastAsked(/v1\/pages/)?.body ?? '{}') as { properties: { Company: Odd } };
    const parts = properties.Company['rich_text'] as { text: { content: string } }[];
    expect(parts.map(({ text }) => text.content).join('')).toBe(company);
  });
});

describe('a website is who a business is only where the host is its own', () => {
  const list = 'agents/maps-scraper/records/businesses';
  const write = async (...websites: readonly string[]): Promise<readonly string[]> => {
    const { id: tenantId } = await server.db.selectFrom('tenants').select('id').executeTakeFirstOrThrow();
    const place = { tenantId, agentId: 'google-maps-scraper', collection: 'businesses' } as const;
    const createdAt = server.time.clock().toISOString();
    const rows = websites.map((website) => ({ record: { id: website, name: website, website }, createdAt }));
    await server.db.change(tenantId, (trx) => writeRecords(trx, place, rows));
    return websites;
  };
  const domains = () =>
    world.asked
      .filter(({ address }) => /batch\/create/.test(address))
      .flatMap(({ body }) => (JSON.parse(body) as { inputs: { properties: Odd }[] }).inputs)
      .map(({ properties }) => properties['domain']);
  beforeEach(() => connect('hubspot'));

  test.each([
    'https://instagram.com/a',
    'https://linktr.ee/a',
    'https://a.wixsite.com/menu',
    'https://a.business.site',
  ])('%s is not', async (website) => {
    const [id = ''] = await write(website);
    expect(await sendTo('hubspot', [id], list)).toMatchObject({ created: 1, refused: [] });
    expect(domains()).toEqual([undefined]);
    expect(world.asked.some(({ address }) => address.endsWith('/search'))).toBe(false);
  });

  test('one host of several records is nobody’s, also where the others are not sent', async () => {
    const [one = '', two = ''] = await write(
      'https://chain.example/leipzig',
      'https://chain.example/berlin',
      'https://own.example',
    );
    expect(await sendTo('hubspot', [one], list)).toMatchObject({ created: 1 });
    expect(await sendTo('hubspot', [two], list)).toMatchObject({ created: 1, updated: 0 });
    expect(await sendTo('hubspot', ['https://own.example'], list)).toMatchObject({ created: 1 });
    expect(domains()).toEqual([undefined, undefined, 'own.example']);
  });

  test('two that were taken for one are two again', async () => {
    const ids = await write('https://chain.example/leipzig', 'https://chain.example/berlin');
    await sendTo('hubspot', ids, list);
    await server.db
      .updateTable('sentRecords')
      .set({ knownAs: await knownAs(ids[0] ?? '') })
      .execute();
    expect(await sendTo('hubspot', ids, list)).toMatchObject({ created: 1, updated: 1, refused: [] });
    expect(await knownAs(ids[0] ?? '')).not.toBe(await knownAs(ids[1] ?? ''));
  });
});
