// Makes node_modules match package-lock.json before anything else runs. Uses only built-ins of Node 20: nothing is
// installed yet.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');

function stop(line) {
  console.error(line);
  process.exit(1);
}

function packagesOf(file) {
  return JSON.parse(readFileSync(join(root, file), 'utf8')).packages;
}

/** npm writes node_modules/.package-lock.json last, after every install script has succeeded. */
function isInstalled() {
  const installed = join(root, 'node_modules/.package-lock.json');
  if (!existsSync(installed) || !existsSync(join(root, 'node_modules/.bin/node'))) return false;
  const have = packagesOf('node_modules/.package-lock.json');
  return Object.entries(packagesOf('package-lock.json')).every(
    ([path, wanted]) =>
      !path.startsWith('node_modules/') ||
      (have[path]
        ? have[path].version === wanted.version && have[path].integrity === wanted.integrity
        : wanted.optional),
  );
}

function install() {
  const npm = process.env.npm_execpath;
  const words = ['ci', '--no-audit', '--no-fund', '--loglevel=error'];
  const [command, args] = npm?.endsWith('.js') ? [process.execPath, [npm, ...words]] : ['npm', words];
  const started = Date.now();
  console.log('Installing the packages of package-lock.json, Node and Chromium included (one to two minutes, once)');
  const ticker = setInterval(
    () => console.log(`  still installing, ${Math.round((Date.now() - started) / 1000)} s`),
    10_000,
  );
  const child = spawn(command, args, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: command === 'npm' && process.platform === 'win32',
  });
  child.on('error', (error) => stop(`npm could not be started: ${error.message}`));
  child.on('close', (code) => {
    clearInterval(ticker);
    if (code !== 0)
      stop(
        `Installing failed: npm ci ended with code ${code}. Check that the npm registry can be reached, then run the command again.`,
      );
    console.log(`Installed in ${Math.round((Date.now() - started) / 1000)} s`);
  });
}

const major = Number(process.versions.node.split('.')[0]);
if (major < 20) stop(`Switchboard needs Node 20 or newer to install itself; this is ${process.version}.`);
try {
  if (!isInstalled()) install();
} catch (error) {
  stop(`package-lock.json could not be read: ${error.message}`);
}
