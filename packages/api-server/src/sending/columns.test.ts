import type { AnswerOf, endpoints } from '@switchboard/api-contract/endpoints';
import { beforeEach, describe, expect, test } from 'vitest';
import { json } from '../../test/playedSandbox.ts';
import { sandboxedApp } from '../../test/sandboxedApp.ts';

const server = sandboxedApp();
const { connect, send, world } = server;
type Fields = AnswerOf<typeof endpoints.readDestination>;
type Report = AnswerOf<typeof endpoints.sendRecords>;

const path = 'agents/lead-generation/records/leads';
const target = 'https://docs.google.com/spreadsheets/d/1Sandbox0Leads0Spreadsheet0000000000000000AB/edit';

beforeEach(() => connect('gmail'));

/** The sheet of the sandbox, with other headers. What is written to it is dropped. */
function withHeaders(...headers: readonly string[]): { readonly written: string[] } {
  const written: string[] = [];
  world.play = ({ method, address, body }) => {
    const at = decodeURIComponent(address);
    if (!at.includes('/values/') && !at.includes('/values:')) return undefined;
    if (method === 'GET') return json({ values: at.endsWith('!1:1') ? [headers] : [] });
    written.push(`${at.slice(at.indexOf("'"))} ${body}`);
    return json({ spreadsheetId: 'x' });
  };
  return { written };
}
const look = async (...headers: readonly string[]): Promise<Fields> => {
  withHeaders(...headers);
  return (await send('POST', `${path}/send/google-sheets/fields`, { target })).json<Fields>();
};

test.each([
  'Work Email',
  ' Email ',
  'Courriel',
  'Mail',
  'EMAIL_ADDRESS',
  'E-Mail-Adresse',
  // Files of Excel begin with a mark of their bytes, and French ones have hyphens that do not break.
  '\uFEFFEmail',
  'Adresse e\u2011mail',
  'Correo electrónico',
  'メールアドレス',
  'Email ID',
])('the column %j has the addresses', async (header) => {
  for (const headers of [
    [header, 'Email consent', 'Company'],
    ['Email consent', 'Name', header],
  ])
    expect((await look(...headers)).matching['email']).toBe(header);
});

test.each([
  'Email consent',
  'Emails opened',
  'Manager’s email',
  // The next were taken for addresses by another importer: https://github.com/importcsv/importcsv/issues/15
  'Email subscription status',
  'Email opt-in date',
  'Email opt-out date',
  'Last email sent',
  'Email verified?',
  'Mailing city',
])('the column %j has none, wherever it stands', async (header) => {
  expect((await look(header, 'Email', 'Name')).matching['email']).toBe('Email');
  expect((await look('Name', 'Email', header)).matching['email']).toBe('Email');
  expect((await look(header, 'Name')).matching['email']).toBeUndefined();
});

describe('where two columns fit', () => {
  test.each([[['Email', 'Work Email']], [['Work email', 'Personal email']], [['Courriel', 'Name', 'Mail']]])(
    'of %j none is taken, and a member is asked',
    async (headers) => {
      const { matching, key, keys } = await look(...headers);
      expect([matching['email'], key]).toEqual([undefined, 'email']);
      expect(keys).toEqual(expect.arrayContaining(headers));
    },
  );

  test('two of the same name are told apart by their letters', async () => {
    const { matching, fields } = await look('Email', 'Name', 'Email');
    expect(matching['email']).toBeUndefined();
    expect(fields.map(({ label }) => label)).toEqual(expect.arrayContaining(['Email (A)', 'Email (C)']));
  });

  test('nothing is sent until the member chose, then into that column', async () => {
    const added = await send('POST', path, { name: 'Ada Brandt', email: 'ada@nowa.example', company: 'Nowa' });
    const body = { ids: [added.json<{ id: string }>().id], service: 'google-sheets' };
    const first = withHeaders('Email', 'Name', 'Work Email');
    const matching = { email: 'Work Email', name: 'Name' };
    // As an earlier version remembered it: without a field for the address.
    await server.db
      .insertInto('sendings')
      .values({
        tenantId: (await server.db.selectFrom('tenants').select('id').executeTakeFirstOrThrow()).id,
        agentId: 'lead-generation-agent',
        collection: 'leads',
        service: 'google-sheets',
        sandbox: 1,
        target,
        matchingJson: JSON.stringify({ name: 'Name' }),
        updatedAt: server.time.clock().toISOString(),
      })
      .execute();
    const { refused } = (await send('POST', `${path}/send`, body)).json<Report>();
    expect(refused[0]?.error).toBe('Choose under Send to which field of Google Sheets has the e-mail address.');
    expect(first.written).toEqual([]);
    const second = withHeaders('Email', 'Name', 'Work Email');
    expect((await send('PUT', `${path}/send/google-sheets`, { target, matching })).statusCode).toBe(200);
    expect((await send('POST', `${path}/send`, body)).json<Report>()).toMatchObject({ created: 1, refused: [] });
    expect(second.written.join('')).toContain('[[null,"Ada Brandt","ada@nowa.example"]]');
  });
});

test('a sheet with a name and no parts of it gets the whole name, and no column that nobody asked for', async () => {
  const { matching, fields } = await look('Name', 'Email', 'Company');
  expect(matching).toEqual({ name: 'Name', email: 'Email', company: 'Company' });
  expect(fields.find(({ name }) => name === 'Score')?.label).toBe('Score (new column)');
  const added = await send('POST', path, { name: 'Ada Brandt', email: 'ada@nowa.example', company: 'Nowa', score: 80 });
  expect((await send('PUT', `${path}/send/google-sheets`, { target, matching })).statusCode).toBe(200);
  const { written } = withHeaders('Name', 'Email', 'Company');
  await send('POST', `${path}/send`, { ids: [added.json<{ id: string }>().id], service: 'google-sheets' });
  expect(written).toHaveLength(1);
  expect(written[0]).toContain('[["Ada Brandt","ada@nowa.example","Nowa"]]');
});

test.each([
  [['Name', 'First name', 'Email'], { name: 'Name', firstName: 'First name', email: 'Email' }],
  [['First name', 'Last name', 'Email'], { firstName: 'First name', lastName: 'Last name', email: 'Email' }],
  [['Nachname', 'Vorname', 'E-Mail'], { firstName: 'Vorname', lastName: 'Nachname', email: 'E-Mail' }],
  [['Prénom', 'Nom de famille', 'Téléphone'], { firstName: 'Prénom', lastName: 'Nom de famille', phone: 'Téléphone' }],
  // Two that are the same but for case: nobody can tell which.
  [['Email', 'Phone', 'PHONE '], { email: 'Email' }],
])('%j suit %j', async (headers, matching) => {
  expect((await look(...headers)).matching).toEqual(matching);
});

test.each(['airtable', 'notion'] as const)(
  '%s: a field of the kind for addresses is none by that alone',
  async (service) => {
    await connect(service);
    const rename = (text: string) =>
      text.replaceAll('"Email":{', '"Manager’s email":{').replaceAll('"name":"Email"', '"name":"Manager’s email"');
    world.play = ({ address }, _, played) =>
      /\/tables$|\/search$/.test(address)
        ? played().then(async (answer) => new Response(rename(await answer.text()), answer))
        : undefined;
    const answer = (await send('POST', `${path}/send/${service}/fields`, {})).json<Fields>();
    expect([answer.matching['email'], answer.keys]).toEqual([undefined, ['Manager’s email']]);
  },
);
