import { beforeEach, expect, test } from 'vitest';
import { bearer, inSandbox } from '../../../test/inSandbox.ts';
import { keyFor, type Behaviour, type Refusal } from '../../keys.ts';

interface Found {
  readonly totalSize: number;
  readonly done: boolean;
  readonly nextRecordsUrl?: string;
  readonly records: readonly Readonly<Record<string, unknown>>[];
}

let sandbox: ReturnType<typeof inSandbox>;
beforeEach(() => {
  sandbox = inSandbox();
});
const right = {
  grant_type: 'password',
  client_id: '3MVG9',
  client_secret: 'sandbox',
  username: 'ana',
  password: 'sandbox',
};
const signIn = (form: Record<string, string> = {}) =>
  sandbox.ask('https://login.salesforce.com/services/oauth2/token', { form: { ...right, ...form } });
const instance = 'https://nordlicht-feinkost.my.salesforce.com';
const data = '/services/data/v66.0';
const call = (method: string, path: string, json?: object, token = 'sandbox') =>
  sandbox.ask(`${instance}${path}`, { method, headers: bearer(token), ...(json && { json }) });
const upsert = (type: string, email: string, json: object) =>
  call('PATCH', `${data}/sobjects/${type}/Email/${encodeURIComponent(email)}`, json);
const query = (soql: string) => call('GET', `${data}/query?q=${encodeURIComponent(soql)}`);
const found = async (soql: string) => (await query(soql)).body as Found;

test('signs in and says where the data are; the token is good there', async () => {
  const { status, body } = await signIn();
  expect(status).toBe(200);
  expect(body).toMatchObject({ instance_url: instance, token_type: 'Bearer', issued_at: '1795164080000' });
  const { access_token } = body as { access_token: string };
  expect((await call('GET', `${data}/sobjects/Lead/describe`, undefined, access_token)).status).toBe(200);
});

test.each([
  [{ password: 'secret' }, 'invalid_grant'],
  [{ password: keyFor('wrong') }, 'invalid_grant'],
  [{ username: '' }, 'invalid_grant'],
  [{ client_secret: 'secret' }, 'invalid_client'],
  [{ client_id: '' }, 'invalid_client_id'],
  [{ grant_type: 'implicit' }, 'unsupported_grant_type'],
  [{ password: keyFor('no-permission') }, 'invalid_app_access'],
  [{ client_secret: keyFor('no-permission') }, 'invalid_app_access'],
  [{ password: keyFor('rate-limited') }, 'rate_limit_exceeded'],
])('does not sign in with %j', async (form, error) => {
  const { status, body } = await signIn(form);
  expect(status).toBe(400);
  expect(body).toEqual({ error, error_description: expect.any(String) });
});

const app = { grant_type: 'client_credentials', client_id: '3MVG9', client_secret: 'sandbox' };
const signInAtMyDomain = (form: Record<string, string> = {}) =>
  sandbox.ask(`${instance}/services/oauth2/token`, { form: { ...app, ...form } });

test('signs in at My Domain with the credentials of the app', async () => {
  const { status, body } = await signInAtMyDomain();
  expect(status).toBe(200);
  expect(body).toMatchObject({ instance_url: instance, token_type: 'Bearer', scope: 'api' });
  const { access_token, id } = body as { access_token: string; id: string };
  expect(id.split('/').slice(-2)).toEqual([expect.stringMatching(/^00D/), expect.stringMatching(/^005/)]);
  expect((await call('GET', `${data}/sobjects/Lead/describe`, undefined, access_token)).status).toBe(200);
  expect((await signInAtMyDomain(right)).status).toBe(200);
});

test.each([
  [{ client_secret: 'secret' }, 'invalid_client', 'invalid client credentials'],
  [{ client_id: '' }, 'invalid_client_id', 'client identifier invalid'],
  [{ client_secret: keyFor('no-permission') }, 'invalid_grant', 'no client credentials user enabled'],
  [{ client_secret: keyFor('rate-limited') }, 'rate_limit_exceeded', 'login rate exceeded'],
])('does not sign in at My Domain with %j', async (form, error, error_description) => {
  expect(await signInAtMyDomain(form)).toMatchObject({ status: 400, body: { error, error_description } });
});

test('an app signs in at My Domain alone', async () => {
  const { status, body } = await sandbox.ask('https://login.salesforce.com/services/oauth2/token', { form: app });
  expect(status).toBe(400);
  expect(body).toEqual({ error: 'invalid_grant', error_description: 'request not supported on this domain' });
});

test.each<Behaviour>(['slow', 'no-credit'])('the token of %s behaves as the password', async (behaviour) => {
  const { body } = await signIn({ password: keyFor(behaviour) });
  expect((body as { access_token: string }).access_token).toBe(keyFor(behaviour));
});

test('upserts a lead by its address: once created, then updated', async () => {
  const first = await upsert('Lead', 'ewa@nowa.example', { LastName: 'Nowa', Company: 'Nowa Foods' });
  expect(first.status).toBe(201);
  expect(first.body).toMatchObject({ success: true, errors: [], created: true });
  sandbox.pass(60_000);
  const again = await upsert('Lead', 'EWA@nowa.example', { FirstName: 'Ewa' });
  expect(again.status).toBe(200);
  expect(again.body).toMatchObject({ ...(first.body as object), created: false });
  const { records, totalSize } = await found(
    "SELECT Id, Name, Status, LastModifiedDate FROM Lead WHERE Email = 'ewa@nowa.example'",
  );
  expect(totalSize).toBe(1);
  expect(records[0]).toMatchObject({
    attributes: { type: 'Lead' },
    Name: 'Ewa Nowa',
    Status: 'Open - Not Contacted',
    LastModifiedDate: '2026-11-20T08:42:20.000+0000',
  });
});

test('an address that two leads have updates neither', async () => {
  const { records } = await found('SELECT Email FROM Lead');
  const emails = records.map(({ Email }) => String(Email));
  const twice = emails.find((email, index) => emails.indexOf(email) !== index) ?? '';
  const { status, body } = await upsert('Lead', twice, { Title: 'Boss' });
  expect(status).toBe(300);
  expect(body).toHaveLength(2);
  expect((await found("SELECT Id FROM Lead WHERE Title = 'Boss'")).totalSize).toBe(0);
});

test('creates a contact without an address', async () => {
  const { status, body } = await call('POST', `${data}/sobjects/Contact`, { LastName: 'Nowa' });
  expect(status).toBe(201);
  expect(body).toEqual({ id: expect.stringMatching(/^003\w{15}$/), success: true, errors: [] });
});

test.each([
  [{ LastName: 'Nowa' }, 'REQUIRED_FIELD_MISSING', ['Company']],
  [{ LastName: 'Nowa', Company: 'x', Shoes: 43 }, 'INVALID_FIELD', undefined],
  [{ LastName: 'Nowa', Company: 'x', Name: 'x' }, 'INVALID_FIELD_FOR_INSERT_UPDATE', ['Name']],
  [{ LastName: 'x'.repeat(81), Company: 'x' }, 'STRING_TOO_LONG', ['LastName']],
  [{ LastName: 'Nowa', Company: 'x', NumberOfEmployees: 'many' }, 'JSON_PARSER_ERROR', undefined],
])('refuses the lead %#', async (json, errorCode, fields) => {
  const before = (await found('SELECT Id FROM Lead')).totalSize;
  const { status, body } = await call('POST', `${data}/sobjects/Lead`, json);
  expect(status).toBe(400);
  expect(body).toEqual([{ message: expect.any(String), errorCode, ...(fields && { fields }) }]);
  expect((await found('SELECT Id FROM Lead')).totalSize).toBe(before);
});

test('refuses an address that is none, and a field that names no record', async () => {
  const json = { LastName: 'Nowa', Company: 'x' };
  expect((await upsert('Lead', 'nobody', json)).body).toMatchObject([{ errorCode: 'INVALID_EMAIL_ADDRESS' }]);
  expect((await call('PATCH', `${data}/sobjects/Lead/Phone/1`, json)).body).toMatchObject([{ errorCode: 'NOT_FOUND' }]);
});

test('describes what can be written and what names a record', async () => {
  const { body } = await call('GET', `${data}/sobjects/Lead/describe`);
  const { fields } = body as { fields: { name: string; createable: boolean; idLookup: boolean; nillable: boolean }[] };
  const of = (name: string) => fields.find((field) => field.name === name);
  expect(of('Email')).toMatchObject({ createable: true, idLookup: true, nillable: true, type: 'email' });
  expect(of('LastName')).toMatchObject({ nillable: false });
  expect(of('CreatedDate')).toMatchObject({ createable: false });
});

test('fetches a long result batch by batch to the end', async () => {
  for (let index = 0; index < 190; index += 1)
    await call('POST', `${data}/sobjects/Contact`, { LastName: `Person ${index}` });
  const headers = { ...bearer('sandbox'), 'sforce-query-options': 'batchSize=200' };
  const ids: unknown[] = [];
  let next: string | undefined = `${data}/query?q=${encodeURIComponent('SELECT Id FROM Contact')}`;
  while (next !== undefined) {
    const page = (await sandbox.ask(`${instance}${next}`, { headers })).body as Found;
    expect(page.done).toBe(page.nextRecordsUrl === undefined);
    ids.push(...page.records.map(({ Id }) => Id));
    next = page.nextRecordsUrl;
  }
  expect(new Set(ids).size).toBe((await found('SELECT Id FROM Contact')).totalSize);
  expect(ids.length).toBeGreaterThan(200);
  expect((await call('GET', `${data}/query/01g-200`)).body).toMatchObject([{ errorCode: 'INVALID_QUERY_LOCATOR' }]);
});

test.each<[Refusal, number, string]>([
  ['wrong', 401, 'INVALID_SESSION_ID'],
  ['no-permission', 403, 'INSUFFICIENT_ACCESS'],
  ['rate-limited', 403, 'REQUEST_LIMIT_EXCEEDED'],
  ['no-credit', 403, 'REQUEST_LIMIT_EXCEEDED'],
])('the token %s is refused with %i', async (behaviour, status, errorCode) => {
  const answer = await call('GET', `${data}/sobjects/Lead/describe`, undefined, keyFor(behaviour));
  expect(answer.status).toBe(status);
  expect(answer.body).toMatchObject([{ errorCode, message: expect.any(String) }]);
  expect(answer.headers.get('retry-after')).toBe(behaviour === 'rate-limited' ? '30' : null);
});

test('knows no other object or path', async () => {
  expect((await call('GET', `${data}/sobjects/Shoe/describe`)).status).toBe(404);
  expect((await call('GET', `${data}/shoes`)).body).toMatchObject([{ errorCode: 'NOT_FOUND' }]);
  expect((await sandbox.ask('https://login.salesforce.com/shoes', { form: right })).status).toBe(404);
});
