import { deepEqual, equal, rejects } from 'node:assert/strict';
import jsforce from 'jsforce';

const myDomain = 'https://nordlicht-feinkost.my.salesforce.com';

/** @type {import('../clients.ts').Play} */
export default ({ at }) => {
  const open = async (loginUrl, signIn, clientSecret = 'sandbox') => {
    const oauth2 = { clientId: 'app', clientSecret, loginUrl: at(loginUrl) };
    const connection = new jsforce.Connection({ oauth2, version: '65.0' });
    await signIn(connection);
    // The sign-in names the address of the service itself.
    connection.instanceUrl = at(connection.instanceUrl);
    return connection;
  };
  const byApp = (clientSecret) =>
    open(myDomain, (connection) => connection.authorize({ grant_type: 'client_credentials' }), clientSecret);
  const byUser = (password) =>
    open('https://login.salesforce.com', (connection) => connection.login('ada@nordlicht-feinkost.example', password));
  let connection;
  let made;
  return {
    jsforce: {
      'signs in as a user': async () => equal((await byUser('sandbox')).accessToken.length > 0, true),
      'signs in as an app, at My Domain': async () => {
        connection = await byApp();
        equal(connection.accessToken.length > 0, true);
      },
      'describes leads': async () => equal((await connection.sobject('Lead').describe()).fields.length > 3, true),
      'creates a lead': async () => {
        made = await connection
          .sobject('Lead')
          .create({ LastName: 'Nowa', Company: 'Nowa', Email: 'ewa@nowa.example' });
        equal(made.success, true);
      },
      'creates and updates several': async () => {
        const rows = [
          { LastName: 'Lis', Company: 'Lis' },
          { LastName: 'Kos', Company: 'Kos' },
        ];
        const [one, other] = await connection.sobject('Lead').create(rows);
        const changed = await connection.sobject('Lead').update([
          { Id: one.id, Company: 'Lis SA' },
          { Id: other.id, Company: 'Kos SA' },
        ]);
        deepEqual(
          changed.map(({ success }) => success),
          [true, true],
        );
      },
      queries: async () => {
        const { records } = await connection.query("SELECT Id FROM Lead WHERE Email = 'ewa@nowa.example'");
        deepEqual(
          records.map(({ Id }) => Id),
          [made.id],
        );
      },
      'is refused an unknown field': () =>
        rejects(connection.sobject('Lead').create({ LastName: 'Nowa', Company: 'Nowa', Shoes: 43 }), {
          errorCode: 'INVALID_FIELD',
        }),
      'is refused with a wrong secret': () => rejects(byApp('wrong'), /invalid client credentials/),
      'is refused with a wrong password': () => rejects(byUser('wrong'), /authentication failure/),
      'is told of the limit': async () =>
        rejects((await byApp('sandbox-no-credit')).query('SELECT Id FROM Lead'), {
          errorCode: 'REQUEST_LIMIT_EXCEEDED',
        }),
    },
  };
};
