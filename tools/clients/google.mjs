import { equal, rejects } from 'node:assert/strict';
import { calendar as openCalendar } from '@googleapis/calendar';
import { auth, gmail as openGmail } from '@googleapis/gmail';
import { people as openPeople } from '@googleapis/people';
import { places as openPlaces } from '@googleapis/places';
import { sheets as openSheets } from '@googleapis/sheets';

const spreadsheetId = '1Sandbox0Leads0Spreadsheet0000000000000000AB';

/** All pages of a list. */
async function pagesOf(list, field) {
  const all = [];
  let pageToken;
  do {
    const { data } = await list(pageToken);
    all.push(...(data[field] ?? []));
    pageToken = data.nextPageToken;
  } while (pageToken);
  return all;
}

/** @type {import('../clients.ts').Play} */
export default ({ at }) => {
  // These clients drop the path of a rootUrl.
  const transporterOptions = { fetchImplementation: (address, asking) => fetch(at(String(address)), asking) };
  const signIn = (refresh_token) => {
    const client = new auth.OAuth2({ clientId: 'client', clientSecret: 'sandbox', transporterOptions });
    client.setCredentials({ refresh_token });
    return { auth: client, retry: false };
  };
  const gmail = (key = 'sandbox') => openGmail({ version: 'v1', ...signIn(key) }).users;
  const calendar = (key = 'sandbox') => openCalendar({ version: 'v3', ...signIn(key) });
  const people = (key = 'sandbox') => openPeople({ version: 'v1', ...signIn(key) }).people;
  const sheets = (key = 'sandbox') => openSheets({ version: 'v4', ...signIn(key) });
  const places = (key = 'sandbox') => openPlaces({ version: 'v1', ...signIn(key) }).places;
  const userId = 'me';
  const primary = { calendarId: 'primary' };
  const contacts = { resourceName: 'people/me', personFields: 'names,emailAddresses' };
  const values = { spreadsheetId, range: 'A1:C3' };
  const searchPlaces = (key, more) =>
    places(key).searchText(
      { requestBody: { textQuery: 'restaurants in Leipzig', pageSize: 20, ...more } },
      { headers: { 'x-goog-fieldmask': 'places.displayName,nextPageToken' } },
    );
  /** What a wrong, a limited and an unallowed account get of a call. */
  const refusals = (call) => ({
    'is refused with a wrong token': () => rejects(call('wrong'), /invalid_grant/),
    'is refused what it may not do': () => rejects(call('sandbox-no-permission'), { status: 403 }),
    'is told of the rate limit': () => rejects(call('sandbox-rate-limited'), { status: 429 }),
  });
  let made;
  return {
    '@googleapis/gmail': {
      'says whose mailbox it is': async () =>
        equal((await gmail().getProfile({ userId })).data.messagesTotal > 0, true),
      'lists messages page by page': async () => {
        const list = (pageToken) => gmail().messages.list({ userId, q: 'in:inbox', maxResults: 10, pageToken });
        const all = await pagesOf(list, 'messages');
        equal(all.length > 10, true);
        const { data } = await gmail().messages.get({ userId, id: all[0].id, format: 'metadata' });
        equal(data.payload.headers.length > 0, true);
      },
      'sends a message and marks it': async () => {
        const lines = ['To: jan@nowa.example', 'Subject: An offer', '', 'Good morning'];
        const raw = Buffer.from(lines.join('\r\n')).toString('base64url');
        const { data } = await gmail().messages.send({ userId, requestBody: { raw } });
        const requestBody = { addLabelIds: ['STARRED'] };
        const marked = await gmail().messages.modify({ userId, id: data.id, requestBody });
        equal(marked.data.labelIds.includes('STARRED'), true);
      },
      ...refusals((key) => gmail(key).getProfile({ userId })),
    },
    '@googleapis/calendar': {
      'lists events page by page': async () => {
        const list = (pageToken) =>
          calendar().events.list({ ...primary, singleEvents: true, orderBy: 'startTime', maxResults: 10, pageToken });
        equal((await pagesOf(list, 'items')).length > 10, true);
      },
      'makes an event': async () => {
        const [start, end] = ['2027-01-11T09:00:00Z', '2027-01-11T10:00:00Z'].map((dateTime) => ({ dateTime }));
        made = (await calendar().events.insert({ ...primary, requestBody: { summary: 'Tasting', start, end } })).data;
        equal(made.summary, 'Tasting');
      },
      'changes and deletes it': async () => {
        const requestBody = { summary: 'Tasting of peas' };
        const { data } = await calendar().events.patch({ ...primary, eventId: made.id, requestBody });
        equal(data.summary, 'Tasting of peas');
        await calendar().events.delete({ ...primary, eventId: made.id });
      },
      'asks who is free': async () => {
        const requestBody = { timeMin: made.start.dateTime, timeMax: made.end.dateTime, items: [{ id: 'primary' }] };
        equal('primary' in (await calendar().freebusy.query({ requestBody })).data.calendars, true);
      },
      ...refusals((key) => calendar(key).events.list(primary)),
    },
    '@googleapis/people': {
      'lists contacts page by page': async () => {
        const list = (pageToken) => people().connections.list({ ...contacts, pageSize: 15, pageToken });
        equal((await pagesOf(list, 'connections')).length, 40);
      },
      ...refusals((key) => people(key).connections.list(contacts)),
    },
    '@googleapis/sheets': {
      'reads the spreadsheet': async () =>
        equal((await sheets().spreadsheets.get({ spreadsheetId })).data.sheets.length > 0, true),
      'appends rows and reads them': async () => {
        const requestBody = { values: [['Ewa Nowa', 'ewa@nowa.example']] };
        const where = { spreadsheetId, range: 'A1', valueInputOption: 'RAW' };
        const { data } = await sheets().spreadsheets.values.append({ ...where, requestBody });
        const { updatedRange: range } = data.updates;
        const read = await sheets().spreadsheets.values.get({ spreadsheetId, range });
        equal(read.data.values[0][0], 'Ewa Nowa');
      },
      ...refusals((key) => sheets(key).spreadsheets.values.get(values)),
    },
    '@googleapis/places': {
      'searches page by page': async () => {
        const all = await pagesOf((pageToken) => searchPlaces('sandbox', { pageToken }), 'places');
        equal(all.length > 20, true);
      },
      ...refusals((key) => searchPlaces(key)),
    },
  };
};
