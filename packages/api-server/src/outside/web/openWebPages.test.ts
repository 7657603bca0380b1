import { expect, test } from 'vitest';
import { openWebPages } from './openWebPages.ts';
import type { WebAnswer } from './openWeb.ts';
import { robotsOf } from './robots.ts';

interface Answer {
  readonly status?: number;
  readonly type?: string;
  readonly to?: string;
  readonly body?: string;
}

/** A web of these addresses, everything else 404, and what it was asked for. */
function aWeb(pages: Readonly<Record<string, Answer>>) {
  const asked: string[] = [];
  return {
    asked,
    read: async ({ href }: URL): Promise<WebAnswer> => {
      asked.push(href);
      const { status = pages[href] ? 200 : 404, type, to, body = '' } = pages[href] ?? {};
      return { status, headers: { 'content-type': type, location: to }, bytes: Buffer.from(body, 'latin1') };
    },
  };
}
const robots = 'https://a.example/robots.txt';
const closed = { body: 'User-agent: *\nDisallow: /' };
const page = new URL('https://a.example/page');

test.each<[string, Readonly<Record<string, Answer>>, boolean | undefined]>([
  ['none', {}, true],
  ['one that is for others only', { [robots]: { status: 403 } }, true],
  ['one', { [robots]: closed }, false],
  [
    'one in UTF-16',
    { [robots]: { body: `\u00ff\u00fe${Buffer.from(closed.body, 'utf16le').toString('latin1')}` } },
    false,
  ],
  ['one that its server can not give', { [robots]: { status: 503 } }, undefined],
  ['one that was asked for too often', { [robots]: { status: 429 } }, undefined],
  [
    'one that moved to another host',
    { [robots]: { status: 301, to: 'http://www.a.example/robots.txt' }, 'https://www.a.example/robots.txt': closed },
    false,
  ],
  ['one that moves in a circle', { [robots]: { status: 302, to: '/robots.txt' } }, true],
  ['one that moved nowhere', { [robots]: { status: 301 } }, true],
  ['a page in its place', { [robots]: { type: 'text/html', body: '<!doctype html><title>Home</title>' } }, true],
])('with %s, robots.txt lets us read: %s', async (_what, pages, may) => {
  const { read } = aWeb(pages);
  expect((await robotsOf(read, page))?.(page)).toBe(may);
});

const opened = async (pages: Readonly<Record<string, Answer>>) => {
  const web = aWeb(pages);
  const found = await openWebPages(web.read)('http://a.example/page');
  return { asked: web.asked, ...('content' in found ? { at: found.url.href, lines: found.content.lines } : found) };
};

test.each<[string, Answer, readonly string[]]>([
  ['as its header says', { type: 'text/html;charset="Shift_JIS"', body: '\u0093\u008c\u008b\u009e' }, ['東京']],
  ['without a type', { body: '<p>a<p>b' }, ['a', 'b']],
  ['as XHTML', { type: 'application/xhtml+xml', body: '<p>a<br/>b</p>' }, ['a', 'b']],
  ['as plain text', { type: 'text/plain', body: 'a < b\r\n\r\nc > d' }, ['a < b', 'c > d']],
])('reads a page %s', async (_how, answer, lines) =>
  expect(await opened({ [page.href]: answer })).toMatchObject({ at: page.href, lines }),
);

test.each([
  ['application/pdf', '%PDF-1.7'],
  ['text/html', '%PDF-1.7 \u00e2'],
  ['text/html', '\u0089PNG\r\n\0\0'],
])('a %s that begins with %j is no page of text', async (type, body) =>
  expect(await opened({ [page.href]: { type, body } })).toMatchObject({ reason: { kind: 'pageOfKind' } }),
);

test('follows a page that moved, to letters beyond ASCII and by its refresh, and asks each robots.txt once', async () => {
  const moved = await opened({
    [page.href]: { status: 302, to: '/\u00c3\u00bcber' },
    'https://a.example/%C3%BCber': { body: '<base href="/de/"><meta http-equiv=refresh content="0;url=start">…' },
    'https://a.example/de/start': { body: '<p>Start' },
  });
  expect(moved).toMatchObject({ at: 'https://a.example/de/start', lines: ['Start'] });
  expect(moved.asked).toEqual([robots, page.href, 'https://a.example/%C3%BCber', 'https://a.example/de/start']);
});

test('a page that refreshes itself is read as it is, and a circle of redirects ends', async () => {
  const body = '<meta http-equiv=refresh content="5;url=/page">News';
  expect(await opened({ [page.href]: { body } })).toMatchObject({ lines: ['News'] });
  expect(await opened({ [page.href]: { status: 301, to: '/page' } })).toMatchObject({
    reason: { kind: 'pageAnswered', args: { status: 301 } },
  });
});
