// Finds the Chromium that runs stories, end-to-end tests and pictures.
// Order: CHROME_PATH, the one from npm (linux x64), Playwright's own, the system's.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const packed = join(root, 'node_modules/@sparticuz/chromium');

/** What a launcher needs: the executable, its flags and its environment. */
export interface BrowserLaunch {
  executablePath: string;
  args: string[];
  env: Record<string, string>;
}

// Two pictures of an unchanged page are equal to the pixel: each frame is drawn whole, in one way, and only when all of
// it is there.
const flags = [
  '--force-color-profile=srgb',
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--disable-partial-raster',
  '--disable-skia-runtime-opts',
  '--num-raster-threads=1',
  '--disable-checker-imaging',
  '--run-all-compositor-stages-before-draw',
  '--disable-threaded-animation',
  '--disable-new-content-rendering-timeout',
  // Pages are drawn without a graphics card, so a process of its own would only copy them.
  '--in-process-gpu',
  // Native date and time fields follow the browser's language, not the page's.
  '--lang=en-GB',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];

const ownEnvironment = (): Record<string, string> =>
  Object.fromEntries(
    Object.entries(process.env).flatMap(([key, value]) => (value === undefined ? [] : [[key, value]])),
  );

/** Null if the file starts, otherwise the first line of its output. */
function whyItFails(executablePath: string, env: Record<string, string>): string | null {
  const run = spawnSync(executablePath, ['--version', '--no-sandbox'], { env, encoding: 'utf8', timeout: 20_000 });
  if (run.status === 0) return null;
  return run.error?.message || run.stderr.trim().split('\n')[0] || `exit code ${run.status}`;
}

/** Unpacks the Chromium of @sparticuz/chromium beside node_modules, once. Several processes may try at the same time. */
async function unpack(): Promise<string> {
  const { version } = JSON.parse(readFileSync(join(packed, 'package.json'), 'utf8')) as { version: string };
  const target = join(root, 'node_modules/.cache/chromium', version);
  if (existsSync(join(target, 'chromium'))) return target;
  const temporary = `${target}.${process.pid}`;
  mkdirSync(temporary, { recursive: true });
  const { inflate } = await import('@sparticuz/chromium');
  const before = process.env['TMPDIR'];
  process.env['TMPDIR'] = temporary; // inflate() unpacks into os.tmpdir()
  try {
    const files = ['chromium.br', 'fonts.tar.br', 'swiftshader.tar.br', 'al2023.tar.br'];
    await Promise.all(files.map((file) => inflate(join(packed, 'bin', file))));
  } finally {
    if (before === undefined) delete process.env['TMPDIR'];
    else process.env['TMPDIR'] = before;
  }
  try {
    renameSync(temporary, target);
  } catch {
    rmSync(temporary, { recursive: true, force: true }); // another process was faster
  }
  return target;
}

/** Returns a fontconfig folder that names the packed fonts and none of the machine's. The package's own names neither. */
function onlyPackedFonts(folder: string): string {
  const config = join(folder, 'fontconfig');
  const file = join(config, 'fonts.conf');
  const text = `<?xml version="1.0"?>
<fontconfig>
  <dir>${join(folder, 'fonts/fonts')}</dir>
  <cachedir>${join(config, 'cache')}</cachedir>
</fontconfig>
`;
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return config;
  mkdirSync(config, { recursive: true });
  writeFileSync(`${file}.${process.pid}`, text);
  renameSync(`${file}.${process.pid}`, file);
  return config;
}

async function fromPackage(): Promise<Omit<BrowserLaunch, 'args'> | string> {
  const folder = await unpack();
  const executablePath = join(folder, 'chromium');
  const env = ownEnvironment();
  env['FONTCONFIG_PATH'] = onlyPackedFonts(folder);
  delete env['FONTCONFIG_FILE'];
  if (whyItFails(executablePath, env) === null) return { executablePath, env };
  env['LD_LIBRARY_PATH'] = [join(folder, 'al2023/lib'), env['LD_LIBRARY_PATH']].filter(Boolean).join(':');
  return whyItFails(executablePath, env) ?? { executablePath, env };
}

async function playwrightsOwn(): Promise<string> {
  const { chromium } = await import('playwright');
  return chromium.executablePath();
}

let found: Promise<BrowserLaunch> | undefined;

/** The browser to launch. Throws one line that says what to do if none starts. */
export function findBrowser(): Promise<BrowserLaunch> {
  found ??= search();
  return found;
}

async function search(): Promise<BrowserLaunch> {
  const env = ownEnvironment();
  const asked = process.env['CHROME_PATH'];
  if (asked) {
    const why = whyItFails(asked, env);
    if (why === null) return { executablePath: asked, args: flags, env };
    throw new Error(`CHROME_PATH is ${asked}, which does not start: ${why}`);
  }
  let reason = 'the npm package @sparticuz/chromium is for Linux on x64 only';
  if (process.platform === 'linux' && process.arch === 'x64' && existsSync(packed)) {
    const result = await fromPackage();
    if (typeof result !== 'string') return { ...result, args: flags };
    reason = result;
  }
  for (const path of [await playwrightsOwn(), '/usr/bin/chromium', '/usr/bin/google-chrome']) {
    if (existsSync(path) && whyItFails(path, env) === null) return { executablePath: path, args: flags, env };
  }
  throw new Error(
    `No Chromium starts here (${reason}). Run "npx playwright install chromium", or set CHROME_PATH to one.`,
  );
}
