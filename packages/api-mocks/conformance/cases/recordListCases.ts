import { assertExact } from '@switchboard/api-contract/assertExact';
import { errorBody } from '@switchboard/api-contract/errors';
import { expect } from 'vitest';
import type { Ask, Group } from '../Case.ts';
import { jsonOf } from '../jsonOf.ts';

const leads = { agentId: 'lead-generation', collection: 'leads' } as const;
const list = (query = '') => ({ endpoint: 'listRecords', path: leads, query }) as const;
const about = (endpoint: 'changeRecord' | 'deleteRecord' | 'restoreRecord' | 'recordHistory', recordId: string) =>
  ({ endpoint, path: { ...leads, recordId } }) as const;
const add = (name: string, company: string, score?: number) =>
  ({ endpoint: 'addLead', body: { name, company, ...(score !== undefined && { score }) } }) as const;

const namesOf = async (ask: Ask, query: string) =>
  jsonOf('listRecords', await ask(list(query))).items.map(({ name }) => name);
const addedBy = async (ask: Ask, name: string) => {
  const added = jsonOf('addLead', await ask(add(name, 'Northwind', 40)));
  return { ...added, version: added.version ?? 0 };
};

/** Lists of records, and what members do with the records in them. */
export const recordListCases: Group = {
  title: 'lists of records',
  cases: [
    {
      ...list(),
      before: [add('Zoë Lindqvist', 'Item 10', 80), add('adam Novák', 'item 9', 70), add('Eva Brandt', 'Item 2')],
      name: 'a page, searched without case and accents, and sorted with what is missing last',
      status: 200,
      check: async (reading, ask) => {
        const { items, total } = jsonOf('listRecords', reading);
        expect([items.length, total]).toEqual([3, 3]);
        for (const { version, updatedAt } of items) {
          expect(version).toBe(1);
          expect(Date.parse(updatedAt)).not.toBeNaN();
        }
        expect(await namesOf(ask, '?search=ITEM%20novak')).toEqual(['adam Novák']);
        expect(await namesOf(ask, '?sort=name')).toEqual(['adam Novák', 'Eva Brandt', 'Zoë Lindqvist']);
        expect(await namesOf(ask, '?sort=company')).toEqual(['Eva Brandt', 'adam Novák', 'Zoë Lindqvist']);
        expect(await namesOf(ask, '?sort=score')).toEqual(['adam Novák', 'Zoë Lindqvist', 'Eva Brandt']);
        expect(await namesOf(ask, '?sort=-score')).toEqual(['Zoë Lindqvist', 'adam Novák', 'Eva Brandt']);
        expect(await namesOf(ask, '?status=qualified')).toEqual([]);
        expect(await namesOf(ask, '?status=new&search=zoe')).toEqual(['Zoë Lindqvist']);
      },
    },
    {
      ...list('?limit=2&sort=-name'),
      name: 'page after page, each record once',
      status: 200,
      check: async (reading, ask) => {
        const first = jsonOf('listRecords', reading);
        expect(first.items.map(({ name }) => name)).toEqual(['Zoë Lindqvist', 'Eva Brandt']);
        const cursor = encodeURIComponent(first.next ?? '');
        const second = jsonOf('listRecords', await ask(list(`?limit=2&sort=-name&cursor=${cursor}`)));
        expect(second).toMatchObject({ items: [{ name: 'adam Novák' }], total: 3 });
        expect(second).not.toHaveProperty('next');
        const newest = jsonOf('listRecords', await ask(list('?limit=1')));
        const rest = await namesOf(ask, `?cursor=${encodeURIComponent(newest.next ?? '')}`);
        expect(rest).toHaveLength(2);
        expect(rest).not.toContain(newest.items[0]?.['name']);
      },
    },
    { ...list('?limit=0'), name: 'a page of none', status: 422, fields: { limit: /from 1 to 200/ } },
    { ...list('?limit=201'), name: 'a page that is too long', status: 422, fields: { limit: /from 1 to 200/ } },
    { ...list('?colour=red'), name: 'an unknown parameter', status: 422, fields: { colour: /not a known parameter/ } },
    { ...list('?sort=colour'), name: 'an unknown column', status: 422, fields: { sort: /must be one of name/ } },
    { ...list('?cursor=x'), name: 'a cursor from nowhere', status: 422, fields: { cursor: /previous page/ } },
    {
      endpoint: 'exportRecords',
      path: leads,
      query: '?sort=name&search=item&status=new',
      body: { format: 'csv' },
      name: 'a file of all that match, as CSV',
      status: 200,
      check: ({ contentType, text }) => {
        expect(contentType).toBe('text/csv; charset=utf-8');
        const [head = '', ...rows] = text.trimEnd().split('\r\n');
        const column = (name: string) => rows.map((row) => row.split(',')[head.split(',').indexOf(name)]);
        expect(head).toMatch(/^\uFEFF?id,updatedAt,name,company,/);
        expect(column('name')).toEqual(['adam Novák', 'Eva Brandt', 'Zoë Lindqvist']);
        expect(column('score')).toEqual(['70', '', '80']);
      },
    },
    {
      endpoint: 'exportRecords',
      path: leads,
      query: '?sort=-name&search=item',
      body: { format: 'json' },
      name: 'a file of all that match, as JSON',
      status: 200,
      check: ({ json }) => {
        expect(json).toMatchObject([{ name: 'Zoë Lindqvist' }, { name: 'Eva Brandt' }, { name: 'adam Novák' }]);
      },
    },
    {
      ...about('deleteRecord', 'x'),
      query: '?colour=red',
      name: 'a deletion with an unknown parameter',
      status: 422,
      fields: { colour: /not a known parameter/ },
    },
    {
      endpoint: 'exportRecords',
      path: leads,
      body: { format: 'xml', zone: 'Berlin', ids: [] },
      name: 'a file in a format that there is not',
      status: 422,
      fields: { format: /csv, json, xlsx/, zone: /time zone/, ids: /at least one/ },
    },
    {
      endpoint: 'exportRecords',
      path: leads,
      query: '?search=a&search=b',
      body: { format: 'csv' },
      name: 'a file of two searches',
      status: 422,
      fields: { search: 'search may be given once' },
    },
    {
      endpoint: 'exportRecords',
      path: leads,
      body: { format: 'xlsx', zone: 'Europe/Berlin' },
      name: 'a file as a workbook',
      status: 200,
      check: ({ contentType, text }) => {
        expect(contentType).toBe('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet');
        expect(text.slice(0, 2)).toBe('PK');
      },
    },
    {
      endpoint: 'session',
      name: 'a file of those that were selected',
      status: 200,
      check: async (_, ask) => {
        const [one, other] = [await addedBy(ask, 'Ines Okafor'), await addedBy(ask, 'Bo Lindqvist')];
        await addedBy(ask, 'Not chosen');
        const body = { format: 'json', ids: [one.id, other.id, 'gone'] };
        const file = await ask({ endpoint: 'exportRecords', path: leads, query: '?sort=name', body });
        expect(file.json).toMatchObject([{ name: 'Bo Lindqvist' }, { name: 'Ines Okafor' }]);
      },
    },
    {
      endpoint: 'exportRecords',
      path: leads,
      query: '?limit=2&sort=colour',
      body: { format: 'csv' },
      name: 'a file of what there is not',
      status: 422,
      fields: { limit: /not a known parameter/, sort: /must be one of/ },
    },
    {
      endpoint: 'listRecords',
      path: { agentId: 'lead-generation', collection: 'emails' },
      name: 'a collection of another agent',
      status: 404,
    },
    {
      endpoint: 'session',
      name: 'a record is changed once for each version, and tells its history',
      status: 200,
      check: async (_, ask) => {
        const { id, version } = await addedBy(ask, 'Dana Whitfield');
        const answer = await ask({ ...about('changeRecord', id), body: { version, title: 'Buyer', score: 55 } });
        const changed = jsonOf('changeRecord', answer);
        expect(changed).toMatchObject({ id, version: version + 1, title: 'Buyer', score: 55 });
        expect(changed['edited']).toEqual(expect.arrayContaining(['title', 'score']));
        const stale = await ask({ ...about('changeRecord', id), body: { version, title: 'Seller', phone: '1' } });
        expect(stale.status).toBe(409);
        const { theirs, conflicts } = assertExact(errorBody, stale.json);
        expect(theirs).toMatchObject({ id, title: 'Buyer', version: version + 1 });
        expect(conflicts?.toSorted((one, other) => one.field.localeCompare(other.field))).toEqual([
          { field: 'score', theirs: 55 },
          { field: 'title', yours: 'Seller', theirs: 'Buyer' },
        ]);
        const { from, changes } = jsonOf('recordHistory', await ask(about('recordHistory', id)));
        expect(from.by).toBe('Demo User');
        expect(changes.toSorted((one, other) => one.field.localeCompare(other.field))).toMatchObject([
          { by: 'Demo User', field: 'score', old: 40, new: 55 },
          { by: 'Demo User', field: 'title', new: 'Buyer' },
        ]);
      },
    },
    {
      endpoint: 'session',
      name: 'what can not be changed is refused by field',
      status: 200,
      check: async (_, ask) => {
        const { id, version } = await addedBy(ask, 'Erik Holm');
        const wrong = await ask({
          ...about('changeRecord', id),
          body: { version, source: 'x', status: 'odd', name: '' },
        });
        expect(wrong.status).toBe(422);
        expect(Object.keys(assertExact(errorBody, wrong.json).fields ?? {}).toSorted()).toEqual([
          'name',
          'source',
          'status',
        ]);
        expect((await ask({ ...about('changeRecord', id), body: { name: 'Erik' } })).status).toBe(422);
        expect((await ask({ ...about('changeRecord', 'nobody'), body: { version: 1 } })).status).toBe(404);
      },
    },
    {
      endpoint: 'session',
      name: 'a deleted record can be restored',
      status: 200,
      check: async (_, ask) => {
        const { id } = await addedBy(ask, 'Frida Berg');
        expect((await ask({ ...about('deleteRecord', id), query: '?version=7' })).status).toBe(409);
        expect((await ask({ ...about('deleteRecord', id), query: '?version=1' })).status).toBe(200);
        expect((await ask(about('deleteRecord', id))).status).toBe(404);
        expect(await namesOf(ask, '?search=frida')).toEqual([]);
        const [gone] = jsonOf('listRecords', await ask(list('?deleted=true&search=frida'))).items;
        expect(gone).toMatchObject({ id, deletedAt: expect.any(String) });
        const status = jsonOf('leadGenerationStatus', await ask({ endpoint: 'leadGenerationStatus' }));
        expect(status.leads.map((lead) => lead.id)).not.toContain(id);
        const back = jsonOf('restoreRecord', await ask(about('restoreRecord', id)));
        expect(back).not.toHaveProperty('deletedAt');
        expect(await namesOf(ask, '?search=frida')).toEqual(['Frida Berg']);
      },
    },
    {
      endpoint: 'session',
      name: 'many at once: what can be done is done, the rest is named',
      status: 200,
      check: async (_, ask) => {
        const many = async (body: object) => ask({ endpoint: 'changeRecords', path: leads, body });
        const ids = [(await addedBy(ask, 'Gus Ray')).id, (await addedBy(ask, 'Gus Roe')).id];
        const answer = await many({ ids: [...ids, 'nobody'], action: 'status', status: 'converted' });
        expect(jsonOf('changeRecords', answer)).toEqual({
          done: 2,
          refused: [{ id: 'nobody', error: 'lead nobody does not exist' }],
        });
        expect(await namesOf(ask, '?status=converted&sort=name')).toEqual(['Gus Ray', 'Gus Roe']);
        expect(jsonOf('changeRecords', await many({ ids, action: 'delete' })).done).toBe(2);
        expect(await namesOf(ask, '?status=converted')).toEqual([]);
        expect(jsonOf('changeRecords', await many({ ids, action: 'restore' })).done).toBe(2);
        expect((await many({ ids: [], action: 'delete' })).status).toBe(422);
        expect((await many({ ids, action: 'paint' })).status).toBe(422);
        const eaten = await many({ ids, action: 'status', status: 'eaten' });
        expect(eaten.status).toBe(422);
        expect(Object.keys(assertExact(errorBody, eaten.json).fields ?? {})).toEqual(['status']);
      },
    },
  ],
};
