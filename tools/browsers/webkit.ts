import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { globSync, mkdirSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { launch } from '../run.ts';
import { WIDE, zone, type Driver, type Folders, type Found } from './Driver.ts';
import { onPath } from './onPath.ts';

/** WebKitGTK, the nearest thing to Safari on Linux, by the HTTP calls of W3C WebDriver. */
export function findWebkit(): Found {
  const driver = onPath('WebKitWebDriver');
  const [binary] = globSync('/usr/{lib/*,lib,libexec,lib64}/webkit{2gtk-4.*,gtk-6.*}/MiniBrowser');
  if (driver === undefined || binary === undefined)
    return 'WebKitWebDriver and its MiniBrowser are not installed (apt install webkit2gtk-driver)';
  if (onPath('Xvfb') === undefined) return 'WebKitGTK needs an X server to draw on, Xvfb (apt install xvfb)';
  return (folders) => open(driver, binary, folders);
}

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
};

/** Starts an X server on the first free display, and returns that once it answers. */
async function startDisplay(): Promise<{ display: string; server: ChildProcess }> {
  const server = launch(['Xvfb', '-displayfd', '1', '-screen', '0', '1400x1100x24', '-nolisten', 'tcp'], {
    stdio: 'pipe',
  });
  const ended = once(server, 'exit').then(() => Promise.reject(new Error('Xvfb ended at its start')));
  const [number] = (await Promise.race([once(server.stdout ?? server, 'data'), ended])) as [Buffer];
  ended.catch(() => undefined);
  return { display: `:${String(number).trim()}`, server };
}

/** Where GTK and the browser look for settings: no motion, and a folder of its own for downloads. */
function writeSettings({ downloads, own }: Folders): Record<string, string> {
  mkdirSync(join(own, 'gtk-3.0'), { recursive: true });
  writeFileSync(join(own, 'gtk-3.0/settings.ini'), '[Settings]\ngtk-enable-animations=0\n');
  writeFileSync(join(own, 'user-dirs.dirs'), `XDG_DOWNLOAD_DIR="${downloads}"\n`);
  return { HOME: own, XDG_CONFIG_HOME: own, XDG_DATA_HOME: own, XDG_CACHE_HOME: own };
}

const keys = { Enter: '\uE007', Escape: '\uE00C', Tab: '\uE004' };

async function open(driver: string, binary: string, folders: Folders): Promise<Driver> {
  const port = await freePort();
  const { display, server } = await startDisplay();
  const env = { ...zone, ...writeSettings(folders), DISPLAY: display };
  const service = launch([driver, `--port=${port}`], { env, stdio: 'pipe' });
  const call = async (method: string, path: string, body?: object): Promise<unknown> => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    });
    const { value } = (await answer.json()) as { value: { error?: string; message?: string } };
    if (!answer.ok) throw new Error(`${value.error}: ${value.message}`);
    return value;
  };
  const end = (): void => [service, server].forEach((child) => child.kill());
  try {
    while (!(await call('GET', '/status').catch(() => null))) {
      if (service.exitCode !== null) throw new Error('WebKitWebDriver ended at its start');
      await wait(20);
    }
    const options = { binary, args: ['--automation'] };
    const { sessionId, capabilities } = (await call('POST', '/session', {
      capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': options } },
    })) as { sessionId: string; capabilities: { browserVersion: string } };
    const session = `/session/${sessionId}`;
    const evaluate: Driver['evaluate'] = (code, ...args) =>
      call('POST', `${session}/execute/sync`, { script: `return (${String(code)})(...arguments)`, args }) as never;
    const act = (type: string, actions: object[], more = {}) =>
      call('POST', `${session}/actions`, { actions: [{ type, id: type, ...more, actions }] });
    const type = async (text: string): Promise<void> => {
      const strokes = Array.from(text).flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]);
      await act('key', strokes);
    };
    // Beside its toolbar and tabs, the first window leaves the page less room than a telephone has.
    const { handle } = (await call('POST', `${session}/window/new`, { type: 'window' })) as { handle: string };
    await call('POST', `${session}/window`, { handle });
    // As high as leaves the page its height below the toolbar.
    const resize = (height: number) => call('POST', `${session}/window/rect`, { ...WIDE, x: 0, y: 0, height });
    await resize(WIDE.height);
    const inner = await evaluate(() => window.innerHeight);
    await resize(WIDE.height + WIDE.height - inner);
    return {
      version: capabilities.browserVersion,
      goto: async (url) => void (await call('POST', `${session}/url`, { url })),
      evaluate,
      click: async (x, y) => {
        const at = { type: 'pointerMove', duration: 0, x: Math.round(x), y: Math.round(y) };
        const down = { type: 'pointerDown', button: 0 };
        await act('pointer', [at, down, { type: 'pointerUp', button: 0 }], { parameters: { pointerType: 'mouse' } });
      },
      type,
      press: (key) => type(keys[key]),
      picture: async () => Buffer.from((await call('GET', `${session}/screenshot`)) as string, 'base64'),
      close: async () => {
        await call('DELETE', session).catch(() => undefined);
        end();
      },
    };
  } catch (error) {
    end();
    throw error;
  }
}
