import { auditSubjectOf, type AuditKind } from '@switchboard/api-contract/audit';
import { expect } from 'vitest';
import type { Group, ParsedAnswer, Request } from '../Case.ts';
import { jsonOf } from '../jsonOf.ts';

const audit = (query = ''): Request => ({ endpoint: 'audit', query });
const linesOf = (reading: ParsedAnswer) => jsonOf('audit', reading).items;

/** Who did what, when and from where. */
export const auditCases: Group = {
  title: 'Audit log',
  cases: [
    {
      ...audit(),
      name: 'lines come newest first, and say who did what',
      status: 200,
      check: (reading) => {
        const lines = linesOf(reading);
        const times = lines.map(({ at }) => at ?? '');
        expect(lines.length).toBeGreaterThan(0);
        expect(times).toEqual(times.toSorted().toReversed());
        for (const { kind, by } of lines) expect([kind, by?.type]).toEqual([expect.any(String), expect.any(String)]);
        expect(jsonOf('audit', reading)).toMatchObject({ total: lines.length, days: 365 });
      },
    },
    {
      ...audit('?kind=session.signed-in'),
      name: 'of one kind',
      status: 200,
      check: (reading) =>
        expect(new Set(linesOf(reading).map(({ kind }) => kind))).toEqual(new Set(['session.signed-in'])),
    },
    {
      ...audit('?kind=session'),
      name: 'of all kinds about something',
      status: 200,
      check: (reading) =>
        expect(new Set(linesOf(reading).map(({ kind }) => auditSubjectOf(kind as AuditKind)))).toEqual(
          new Set(['session']),
        ),
    },
    {
      ...audit('?from=2999-01-01T00:00:00Z'),
      name: 'of a time in which nothing was done',
      status: 200,
      check: (reading) => expect(jsonOf('audit', reading)).toEqual({ items: [], total: 0, days: 365 }),
    },
    {
      ...audit('?member=nobody'),
      name: 'of somebody who did nothing',
      status: 200,
      check: (reading) => expect(linesOf(reading)).toEqual([]),
    },
    {
      ...audit('?search=Ada'),
      name: 'unknown parameters are refused',
      status: 422,
      fields: { search: 'search is not a known parameter' },
    },
    {
      ...audit('?kind=a-run-of-luck&from=yesterday&to=1&cursor=0'),
      name: 'and so are wrong values, each by name',
      status: 422,
      fields: {
        kind: /kind/,
        from: 'from must be an instant',
        to: 'to must be an instant',
        cursor: 'cursor must come from the previous page',
      },
    },
    { ...audit(), token: 'token-member-1', name: 'nobody else’s session reads it', status: [401, 403] },
    {
      endpoint: 'exportAudit',
      query: '?kind=session',
      name: 'as a file, with a line each',
      status: 200,
      check: ({ text, contentType }) => {
        expect(contentType).toMatch(/^text\/csv/);
        expect(text).toMatch(
          /^\uFEFF?at,kind,by,name,member,address,target,agent,run,changes\r\n.+,session\.signed-in,/,
        );
      },
    },
    {
      endpoint: 'exportAudit',
      query: '?cursor=2026-03-12T09:00:00.000Z~1',
      name: 'a file has no pages',
      status: 422,
      fields: { cursor: 'cursor is not a known parameter' },
    },
  ],
};
