import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { signInAt, startServer } from '../test/childServer.ts';
import { startCollector } from '../test/collector.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'server-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Has Node print the address of each module of OpenTelemetry that it loads. */
const telling = `data:text/javascript,${encodeURIComponent(
  `import { registerHooks } from 'node:module';
   registerHooks({ load: (url, context, next) => {
     if (url.includes('@opentelemetry')) console.log('loads ' + url);
     return next(url, context);
   } });`,
)}`;

/** Starts a server, signs in, ends it with SIGTERM, and returns what it printed. */
async function printedBy(env: Readonly<Record<string, string>>): Promise<string> {
  const server = await startServer({ DATA_DIR: folder, NODE_OPTIONS: `--import ${telling}`, ...env });
  await signInAt(server.address);
  server.child.kill('SIGTERM');
  expect(await server.ended).toEqual({ code: 0, signal: null });
  return server.output();
}

test('a server that is asked for neither loads nothing of OpenTelemetry, and prints no line of the audit log', async () => {
  const printed = await printedBy({});
  expect(printed).not.toContain('loads ');
  expect(printed).not.toContain('"audit"');
});

test('a server that is asked for both sends its traces, the last ones as it ends, and prints the audit log', async () => {
  const collector = await startCollector();
  const printed = await printedBy({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, AUDIT_LOG: 'stdout' });
  collector.close();
  expect(printed).toContain('loads ');
  expect(collector.spans.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['POST /api/auth/login', 'login', 'insert sessions']),
  );
  expect(printed).toMatch(/^\{"audit":"session\.signed-in",.*"tenant":"northlight".*\}$/m);
});

test('a server whose collector is away ends as soon as it may', async () => {
  const printed = await printedBy({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9' });
  expect(printed).toContain('Demo sign-in');
});
