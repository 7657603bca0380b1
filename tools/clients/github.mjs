import { equal, rejects } from 'node:assert/strict';
import { Octokit } from '@octokit/rest';

const repository = { owner: 'nordlicht-feinkost', repo: 'order-portal' };

/** @type {import('../clients.ts').Play} */
export default ({ at }) => {
  // Answers name the addresses of further pages in full.
  const open = (auth) =>
    new Octokit({
      auth,
      log: { debug() {}, info() {}, warn() {}, error() {} },
      request: { fetch: (address, asking) => fetch(at(address), asking) },
    });
  const client = open('sandbox');
  return {
    '@octokit/rest': {
      'says whose token it is': async () =>
        equal((await client.rest.users.getAuthenticated()).data.login, 'ada-brandt'),
      'lists issues page by page': async () => {
        const all = await client.paginate(client.rest.issues.listForRepo, { ...repository, state: 'all', per_page: 7 });
        equal(all.length, 20);
      },
      'lists by label': async () =>
        equal((await client.rest.issues.listForRepo({ ...repository, labels: 'bug,urgent' })).data.length, 1),
      'lists pull requests': async () =>
        equal((await client.rest.pulls.list({ ...repository, state: 'all' })).data.length, 6),
      'is told that nothing has changed': async () => {
        const { headers } = await client.rest.issues.listForRepo(repository);
        equal(Number(headers['x-ratelimit-reset']) > 0, true);
        const again = { ...repository, headers: { 'if-none-match': headers.etag } };
        await rejects(client.rest.issues.listForRepo(again), { status: 304 });
      },
      'is refused an unknown repository': () =>
        rejects(client.rest.pulls.list({ ...repository, repo: 'shoes' }), { status: 404 }),
      'is refused with a wrong token': () => rejects(open('wrong').rest.users.getAuthenticated(), { status: 401 }),
      'is told of the rate limit': () =>
        rejects(open('sandbox-rate-limited').rest.users.getAuthenticated(), ({ status, response }) => {
          equal(status, 403);
          equal(response.headers['x-ratelimit-remaining'], '0');
          return true;
        }),
    },
  };
};
