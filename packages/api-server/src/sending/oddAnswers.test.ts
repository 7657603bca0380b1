import type { AnswerOf, endpoints } from '@switchboard/api-contract/endpoints';
import type { SendService } from '@switchboard/api-contract/records/send';
import { beforeEach, describe, expect, test } from 'vitest';
import { json, type Asked } from '../../test/playedSandbox.ts';
import { sandboxedApp } from '../../test/sandboxedApp.ts';

const server = sandboxedApp();
const { connect, send, world } = server;
type Fields = AnswerOf<typeof endpoints.readDestination>;
type Report = AnswerOf<typeof endpoints.sendRecords>;
type Odd = Record<string, unknown>;

const path = 'agents/lead-generation/records/leads';
const people = ['ada', 'jan', 'eva'];
let ids: string[];
beforeEach(async () => {
  ids = [];
  for (const name of people) {
    const added = await send('POST', path, { name, email: `${name}@nowa.example`, company: 'Nowa' });
    ids.push(added.json<{ id: string }>().id);
  }
});
const sendTo = async (service: SendService): Promise<Report> =>
  (await send('POST', `${path}/send`, { ids, service })).json<Report>();
const look = async (service: SendService, target?: string) =>
  (await send('POST', `${path}/send/${service}/fields`, target === undefined ? {} : { target })).json<Fields>();
const arrived = { created: 3, updated: 0, skipped: 0, refused: [], inPart: [] };
const refusals = ({ refused }: Report) => refused.map(({ id, error }) => [people[ids.indexOf(id)], error]);

/** Has the sandbox answer to addresses that hold this, changed by `change`; undefined leaves the answer as it is. */
function changing(part: string, change: (body: Odd, asked: Odd) => unknown): void {
  const { play } = world;
  const changed = async (asked: Asked, played: () => Promise<Response>): Promise<Response> => {
    const answer = await played();
    const given = (await answer.clone().json()) as Odd;
    const other = change(given, { ...asked.query, ...(JSON.parse(asked.body || '{}') as Odd) });
    return other === undefined ? answer : json(other);
  };
  world.play = (asked, signal, played) =>
    asked.address.includes(part) ? changed(asked, played) : play(asked, signal, played);
}
/** Has the server forget under which ids records are known. */
const forget = () => server.db.deleteFrom('sentRecords').execute();
const listOf = (body: Odd, name: string): Odd[] => body[name] as Odd[];

describe('HubSpot', () => {
  beforeEach(() => connect('hubspot'));

  test('odd properties cost none of the others', async () => {
    changing('crm/properties', (body) => ({
      results: [
        null,
        { name: 'strange' },
        { name: 'new', label: 'Kind of tomorrow', type: 'quantum' },
        { name: 'old', label: 'Old', type: 'string', archived: true },
        { name: 'bare', type: 'string', hidden: 'no', modificationMetadata: null },
        ...listOf(body, 'results'),
      ],
    }));
    const names = (await look('hubspot')).fields.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['bare', 'email', 'firstname']));
    expect(names.filter((name) => ['strange', 'new', 'old'].includes(name))).toEqual([]);
    expect(await sendTo('hubspot')).toEqual(arrived);
  });

  test('2 000 properties with many values are read', async () => {
    const options = Array.from({ length: 20 }, (_, index) => ({ label: `Value ${index}`, value: 'x'.repeat(60) }));
    changing('properties/contacts', (body) => ({
      results: [
        ...listOf(body, 'results'),
        ...Array.from({ length: 2_000 }, (_, index) => ({
          name: `p${index}`,
          label: 'P',
          type: 'enumeration',
          options,
        })),
      ],
    }));
    expect(await sendTo('hubspot')).toEqual(arrived);
  });

  test.each<[string, Odd]>([
    ['by what each is traced by', {}],
    ['in one answer that does not say of which', { context: undefined }],
  ])('what of a batch is refused is told record by record: %s', async (_, more) => {
    changing('batch/upsert', (body, asked) => ({
      status: 'COMPLETE',
      results: [
        ...listOf(body, 'results')
          .slice(1)
          .map((one) => ({ ...one, id: Number(one['id']) })),
        null,
      ],
      numErrors: 1,
      errors: [
        null,
        {
          message: 'Email address is invalid',
          context: { objectWriteTraceId: [listOf(asked, 'inputs')[0]?.['objectWriteTraceId']] },
          ...more,
        },
      ],
    }));
    const report = await sendTo('hubspot');
    expect([report.created, refusals(report)]).toEqual([2, [['ada', 'Email address is invalid.']]]);
  });
});

describe('Salesforce', () => {
  beforeEach(() => connect('salesforce'));

  test('a description of 4 MB is read, and odd fields cost none of the others', async () => {
    changing('describe', (body) => ({
      ...body,
      fields: [
        null,
        { name: 'Half' },
        {
          name: 'Big__c',
          label: null,
          type: 'string',
          createable: true,
          updateable: true,
          help: 'x'.repeat(4_000_000),
        },
        ...listOf(body, 'fields'),
      ],
    }));
    expect((await look('salesforce')).fields).toContainEqual({ name: 'Big__c', label: 'Big__c' });
    expect(await sendTo('salesforce')).toEqual(arrived);
  });

  test('who stands on a later page of what was found is not made again', async () => {
    await sendTo('salesforce');
    await forget();
    const rest: Odd[] = [];
    changing('/query', (body, { q }) => {
      if (!String(q).includes('Email IN')) return undefined;
      rest.push(...listOf(body, 'records').slice(1));
      return {
        ...body,
        done: false,
        records: listOf(body, 'records').slice(0, 1),
        nextRecordsUrl: '/services/data/v60.0/query/01g-2',
      };
    });
    const { play } = world;
    world.play = (asked, ...more) =>
      asked.address.endsWith('/01g-2') ? json({ done: true, records: rest }) : play(asked, ...more);
    expect(await sendTo('salesforce')).toEqual({ created: 0, updated: 3, skipped: 0, refused: [], inPart: [] });
  });

  test('each result is read for itself', async () => {
    changing('composite/sobjects', (body) => {
      const [, second, third] = body as unknown as Odd[];
      return [
        { id: null, success: false, errors: [{ message: 'Duplicate' }, { message: 'Old' }] },
        second,
        'odd',
        third,
      ];
    });
    const report = await sendTo('salesforce');
    expect([report.created, refusals(report)]).toEqual([
      1,
      [
        ['ada', 'Duplicate; Old.'],
        ['eva', 'Salesforce did not confirm it.'],
      ],
    ]);
  });

  test('an update is one also where the answer repeats no id', async () => {
    await sendTo('salesforce');
    changing('composite/sobjects', (body) => (body as unknown as Odd[]).map((one) => ({ ...one, id: null })));
    expect(await sendTo('salesforce')).toMatchObject({ updated: 3, refused: [], inPart: [] });
  });
});

describe('Airtable', () => {
  beforeEach(() => connect('airtable'));

  test('a base, a table or a field that can’t be read costs none of the others', async () => {
    changing('meta/bases', (body) =>
      'bases' in body
        ? { bases: [null, { id: 'appGone', name: 'Gone' }, ...listOf(body, 'bases')] }
        : {
            tables: [
              { id: 'tblOdd' },
              ...listOf(body, 'tables').map((table) => ({
                ...table,
                fields: [null, { name: 'Odd', type: 7 }, ...listOf(table, 'fields')],
              })),
            ],
          },
    );
    const { play } = world;
    world.play = (asked, ...more) =>
      asked.address.includes('appGone') ? json({ error: 'NOT_FOUND' }, 404) : play(asked, ...more);
    expect(await sendTo('airtable')).toEqual(arrived);
  });

  test('what keeps every base from being read is said', async () => {
    changing('/tables', () => ({ tables: 'none' }));
    expect((await sendTo('airtable')).refused[0]?.error).toBe('Airtable sent an answer that could not be read.');
  });

  test('who is on a later page, or could not be read, is not made again', async () => {
    await sendTo('airtable');
    await forget();
    let later: Odd[] = [];
    changing('/tbl', (body, { filterByFormula, offset }) => {
      if (filterByFormula === undefined) return undefined;
      if (offset !== undefined) return { records: later };
      later = listOf(body, 'records').slice(1);
      return { records: listOf(body, 'records').slice(0, 1), offset: 'itr/rec' };
    });
    expect(await sendTo('airtable')).toEqual({ created: 0, updated: 3, skipped: 0, refused: [], inPart: [] });
    await forget();
    changing('/tbl', (body, { filterByFormula }) =>
      filterByFormula === undefined
        ? undefined
        : { records: [...listOf(body, 'records').slice(1), { id: 'recOdd', fields: [] }] },
    );
    const report = await sendTo('airtable');
    expect([report.created, report.updated, report.refused.length]).toEqual([0, 2, 1]);
    expect(report.refused[0]?.error).toBe('Airtable could not say whether it is already there.');
  });
});

describe('Notion', () => {
  beforeEach(() => connect('notion'));

  test('a database in part, without a title, in the bin or with odd properties costs none of the others', async () => {
    changing('v1/search', (body) => {
      const [first] = listOf(body, 'results');
      const properties = { ...(first?.['properties'] as Odd), Odd: null, Later: { name: 'Later', type: 'hologram' } };
      return {
        ...body,
        results: [
          { object: 'data_source', id: 'part' },
          { ...first, id: 'binned', in_trash: true },
          { ...first, id: 'untitled', title: [] },
          { ...first, properties },
        ],
      };
    });
    expect((await look('notion')).targets.map(({ label }) => label)).toEqual(['Untitled', expect.any(String)]);
    expect((await look('notion', 'untitled')).fields.map(({ name }) => name)).not.toContain('Later');
  });

  test('what was chosen when a database was one table is still found there, also once it holds two', async () => {
    let database: unknown;
    let table: unknown;
    changing('v1/search', (body) => {
      const [first] = listOf(body, 'results');
      ({ database_id: database, id: table } = { ...(first?.['parent'] as Odd), ...first });
      return undefined;
    });
    await look('notion');
    const matching = { email: 'Email', name: 'Name' };
    const chosen = await send('PUT', `${path}/send/notion`, { target: database, matching });
    expect(chosen.json<Fields>()).toMatchObject({ target: database });
    changing('v1/search', (body) => {
      const [first, ...others] = listOf(body, 'results');
      const second = {
        ...first,
        id: 'second',
        created_time: '2026-11-01T08:00:00.000Z',
        title: [{ plain_text: 'Leads' }],
      };
      return { ...body, results: [second, first, ...others] };
    });
    world.asked = [];
    expect(await sendTo('notion')).toEqual(arrived);
    const parents = world.asked
      .filter(({ address }) => address.endsWith('v1/pages'))
      .map(({ body }) => (JSON.parse(body) as { parent: object }).parent);
    expect(parents).toEqual(people.map(() => ({ type: 'data_source_id', data_source_id: table })));
    expect(await look('notion')).toMatchObject({ target: database, remembered: true });
    expect((await look('notion', 'second')).target).toBe('second');
  });

  test('pages of databases that are too large are asked for anew in smaller ones', async () => {
    changing('v1/search', (body, { page_size: size }) =>
      Number(size) > 20 ? { ...body, more: 'x'.repeat(9_000_000) } : undefined,
    );
    expect(await sendTo('notion')).toEqual(arrived);
  });

  test('one page whose answer can’t be read does not keep the others back', async () => {
    changing('v1/pages', (body, { properties }) =>
      JSON.stringify(properties).includes('jan') ? { object: 'page' } : body,
    );
    const report = await sendTo('notion');
    expect([report.created, refusals(report)]).toEqual([2, [['jan', 'Notion sent an answer that could not be read.']]]);
    world.play = () => undefined;
    expect(await sendTo('notion')).toMatchObject({ created: 0, updated: 3 });
  });

  test('what Notion is too busy for is not refused for good', async () => {
    let count = 0;
    const { play } = world;
    world.play = (asked, ...more) => {
      if (!asked.address.endsWith('v1/pages')) return play(asked, ...more);
      count += 1;
      return count > 1 ? json({ message: 'Slow down' }, 429, { 'retry-after': '1' }) : undefined;
    };
    const report = await server.passing(sendTo('notion'));
    expect([report.created, refusals(report).map(([name]) => name)]).toEqual([1, ['jan', 'eva']]);
    // Once for the first, and as often as a limit is waited for.
    expect(count).toBe(4);
  });
});

test('the first grid of a spreadsheet is written to, and its cells need not be tidy', async () => {
  await connect('gmail');
  const id = '1Sandbox0Leads0Spreadsheet0000000000000000AB';
  const root = `https://sheets.googleapis.com/v4/spreadsheets/${id}`;
  const sheet = (title: string, sheetType: string) => ({ properties: { title, sheetType } });
  const { play } = world;
  world.play = (asked, ...more) => {
    if (asked.address === root) return json({ sheets: [sheet('Chart1', 'OBJECT'), sheet('Leads', 'GRID')] });
    if (decodeURIComponent(asked.address).endsWith("'Leads'!C:C"))
      return json({ values: [['Email', null, 7, ' ADA@nowa.example ']] });
    return play(asked, ...more);
  };
  const target = `https://docs.google.com/spreadsheets/d/${id}/edit`;
  const matching = { email: 'Email', name: 'Name' };
  expect((await send('PUT', `${path}/send/google-sheets`, { target, matching })).statusCode).toBe(200);
  expect(await sendTo('google-sheets')).toEqual({ created: 2, updated: 1, skipped: 0, refused: [], inPart: [] });
});
