import { deepEqual, equal, rejects } from 'node:assert/strict';
import { Client, collectPaginatedAPI } from '@notionhq/client';

const text = (content) => [{ text: { content } }];

/** @type {import('../clients.ts').Play} */
export default ({ at }) => {
  const open = (auth, more) =>
    new Client({ auth, baseUrl: at('https://api.notion.com'), logger: () => undefined, retry: false, ...more });
  /** The same calls in the version of the client and in the product's. */
  const playsOf = (client, version) => {
    let table;
    let made;
    return {
      [`finds a table, ${version}`]: async () => {
        const filter = { property: 'object', value: 'data_source' };
        table = (await client.search({ query: 'customers', filter })).results[0];
        const { data_sources: held } = await client.databases.retrieve({ database_id: table.parent.database_id });
        deepEqual(
          held.map(({ id }) => id),
          [table.id],
        );
      },
      [`reads its columns, ${version}`]: async () => {
        const { properties } = await client.dataSources.retrieve({ data_source_id: table.id });
        equal(properties.Email.type, 'email');
      },
      [`writes a page, ${version}`]: async () => {
        const properties = { Name: { title: text('Ewa Nowa') }, Email: { email: `${version}@nowa.example` } };
        made = await client.pages.create({ parent: { type: 'data_source_id', data_source_id: table.id }, properties });
        await client.pages.update({ page_id: made.id, properties: { Score: { number: 80 } } });
        equal((await client.pages.retrieve({ page_id: made.id })).properties.Score.number, 80);
      },
      [`queries, ${version}`]: async () => {
        const filter = { property: 'Email', email: { equals: `${version}@nowa.example` } };
        const { results } = await client.dataSources.query({ data_source_id: table.id, filter });
        deepEqual(
          results.map(({ id }) => id),
          [made.id],
        );
      },
      [`queries page by page, ${version}`]: async () => {
        const all = await collectPaginatedAPI(client.dataSources.query, { data_source_id: table.id, page_size: 7 });
        equal(all.length > 14, true);
      },
      [`puts it in the bin, ${version}`]: async () =>
        equal((await client.pages.update({ page_id: made.id, in_trash: true })).in_trash, true),
    };
  };
  return {
    '@notionhq/client': {
      'says whose token it is': async () => equal((await open('sandbox').users.me({})).type, 'bot'),
      ...playsOf(open('sandbox'), Client.defaultNotionVersion),
      ...playsOf(open('sandbox', { notionVersion: '2026-03-11' }), '2026-03-11'),
      'is refused an unknown page': () =>
        rejects(open('sandbox').pages.retrieve({ page_id: '00000000-0000-4000-8000-000000000000' }), {
          code: 'object_not_found',
        }),
      'is refused with a wrong token': () => rejects(open('wrong').users.me({}), { code: 'unauthorized' }),
      'is told of the rate limit': () => rejects(open('sandbox-rate-limited').users.me({}), { code: 'rate_limited' }),
    },
  };
};
