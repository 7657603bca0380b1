import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { findChromium } from './chromium.ts';
import type { Driver } from './Driver.ts';
import { pageScript } from './serve.ts';
import { control, createWalker, type Walker } from './Walker.ts';

const folder = mkdtempSync(join(tmpdir(), 'switchboard-walk-'));
let content = '';
let server: Server;
let driver: Driver;
let walker: Walker;
const stops: (readonly string[])[] = [];

beforeAll(async () => {
  server = createServer((request, response) => {
    const isScript = request.url === '/walk.js';
    response.setHeader('content-security-policy', "default-src 'self'; style-src 'unsafe-inline'");
    response.setHeader('content-type', `text/${isScript ? 'javascript' : 'html'}; charset=utf-8`);
    const style = '<style>button { font: 16px/32px serif }</style>';
    response.end(
      isScript
        ? pageScript()
        : `<!doctype html><script src="/walk.js"></script><title>A page</title>${style}${content}`,
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const found = await findChromium();
  if (typeof found === 'string') throw new Error(found);
  driver = await found({ downloads: folder, own: folder });
});
beforeEach(() => {
  stops.length = 0;
  const { port } = server.address() as AddressInfo;
  walker = createWalker(driver, {
    origin: `http://127.0.0.1:${port}`,
    folder,
    shots: undefined,
    patience: 0,
    onStop: (_, faults) => stops.push(faults),
  });
});
afterAll(async () => {
  await driver.close();
  server.close();
  rmSync(folder, { recursive: true });
});

const HEADING = '<h1>Agents</h1>';
const card = (style: string, inner: string) => `<div style="border: 1px solid; width: 120px; ${style}">${inner}</div>`;

it.each([
  ['a page in order', `${HEADING}<button>Run</button>`, []],
  ['no heading', '<h1> </h1>', ['there is no heading']],
  ['what still loads', `${HEADING}<p aria-busy="true"></p>`, ['something is still loading']],
  [
    'a page too wide',
    `${HEADING}<p style="width: 1300px">Wide</p>`,
    ['the page scrolls 28 px sideways', 'narrow: the page scrolls 918 px sideways'],
  ],
  [
    'a button without a width',
    `${HEADING}<button aria-label="Up" style="all: unset; display: block; width: 0; height: 30px"></button>`,
    ['“Up” is 0 × 30 px'],
  ],
  [
    'one that reaches further than it looks',
    `${HEADING}<style>button { all: unset; line-height: 18px; position: relative } button::after { content: ""; position: absolute; inset: -4px }</style><button>Sample</button>`,
    [],
  ],
  [
    'a button that leaves its card',
    `${HEADING}${card('height: 40px', '<button style="width: 140px">Later</button>')}`,
    ['“Later” lies outside its box'],
  ],
  [
    'what a card scrolls',
    `${HEADING}${card('height: 40px; overflow: auto', '<button style="width: 140px">Later</button>')}`,
    [],
  ],
  [
    'what is there for screen readers, or behind a dialog',
    `${HEADING}<div style="position: absolute; clip-path: inset(50%)"><button style="all: unset">Skip</button></div><div inert><button style="all: unset">Back</button></div>`,
    [],
  ],
  [
    'what the policy refuses',
    `${HEADING}<img src="https://elsewhere.example/a.png" alt="">`,
    ['the content security policy refuses https://elsewhere.example/a.png by img-src'],
  ],
])('a stop tells of %s', async (_, markup, faults) => {
  content = markup;
  await walker.goto('/');
  await walker.stop('here');
  expect(stops).toEqual([faults]);
});

it('a stop tells once of what was thrown, of a promise that nobody caught, and of what the console was told', async () => {
  content = HEADING;
  await walker.goto('/');
  await driver.evaluate(() => {
    console.error('Two rows', 'have one key');
    setTimeout(() => {
      throw new Error('Invalid date');
    });
    setTimeout(() => Promise.reject(new Error('No answer')));
    return new Promise((resolve) => setTimeout(resolve, 1));
  });
  await walker.stop('here');
  await walker.stop('again');
  expect(stops).toEqual([
    [
      'the console says: Two rows have one key',
      'uncaught: Uncaught Error: Invalid date',
      'unhandled: Error: No answer',
    ],
    [],
  ]);
});

it('a stop tells where the focus went with the control that was pressed, and of no focus before an act', async () => {
  content = `${HEADING}<button>Go</button>`;
  await walker.goto('/');
  await driver.evaluate(() =>
    document.querySelector('button')?.addEventListener('click', ({ target }) => (target as Element).remove()),
  );
  await walker.stop('before');
  await walker.press(control('button', 'Go'));
  await walker.stop('after');
  expect(stops).toEqual([[], ['nothing has the focus']]);
});

it('what can not be pressed is said: not there, disabled, or below something else', async () => {
  content = `${HEADING}<button disabled>Run</button><button>Stop</button><p style="position: fixed; inset: 0; margin: 0">All over</p>`;
  await walker.goto('/');
  await expect(walker.press(control('button', 'Start'))).rejects.toThrow('pressing button Start: it is not there');
  await expect(walker.press(control('button', 'Run'))).rejects.toThrow('it is disabled');
  await expect(walker.press(control('button', /^St/))).rejects.toThrow(/<p style="position: fixed.* lies on it/);
});

it('a control is found within others, a field by its label, and a download by its name', async () => {
  content = `${HEADING}<div role="dialog" aria-label="One"><button>Close</button></div>
    <div role="dialog" aria-label="Two"><button>Close</button><label>Start <input type="datetime-local" value="2026-11-29T09:00"></label>
    <a href="data:text/csv,name" download="leads-2026-11-29.csv">Export</a></div>`;
  await walker.goto('/');
  const two = control('dialog', 'Two');
  await walker.holds(/^2026-11-29T/, two, control('field', /^Start/));
  await walker.gone(control('dialog', 'One'), control('link', 'Export'));
  await walker.press(two, control('button', 'Close'));
  expect(await driver.evaluate(() => document.activeElement?.parentElement?.ariaLabel)).toBe('Two');
});
