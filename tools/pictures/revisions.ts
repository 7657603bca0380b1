import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { root, run } from '../run.ts';
import { places } from './places.ts';

const gitIn = (cwd: string, ...args: string[]): string =>
  execFileSync('git', args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();

const git = (...args: string[]): string => gitIn(root, ...args);

const tryGitIn = (cwd: string, ...args: string[]): string | null => {
  try {
    return gitIn(cwd, ...args);
  } catch {
    return null;
  }
};

const tryGit = (...args: string[]): string | null => tryGitIn(root, ...args);

/** The full name of a commit, a branch or a tag. Throws if there is none. */
export function commitOf(name: string): string {
  const commit = tryGit('rev-parse', '--verify', '--quiet', `${name}^{commit}`);
  if (commit === null) throw new Error(`${name} is no revision of this repository`);
  return commit;
}

/**
 * The revision that changes are measured against: where this branch left main, or the commit before this one if nothing
 * has changed since. Throws if the history does not reach that far.
 */
export function baseRevision(folder = root): string {
  const ask = (...args: string[]): string | null => tryGitIn(folder, ...args);
  const head = ask('rev-parse', 'HEAD');
  const main = ['origin/main', 'main'].map((name) => ask('merge-base', 'HEAD', name)).find((base) => base !== null);
  if (main && (main !== head || ask('status', '--porcelain') !== '')) return main;
  const before = ask('rev-parse', '--verify', '--quiet', 'HEAD^');
  if (before) return before;
  throw new Error(
    'There is no earlier revision to compare with: this is a checkout without history. Fetch it (git fetch --unshallow; in CI: fetch-depth: 0).',
  );
}

/** A file as it is in a revision, null if it is not there. */
export const fileAt = (revision: string, path: string): string | null => tryGit('show', `${revision}:${path}`);

/** Gives a tree the packages of this one. Those of the workspace are its own. */
function linkPackages(tree: string): void {
  const link = (path: string, name: string): void => {
    const target = join(path, name);
    if (name === '@switchboard')
      cpSync(join(root, target), join(tree, target), { recursive: true, verbatimSymlinks: true });
    else if (name !== '.cache') symlinkSync(join(root, target), join(tree, target));
  };
  const folders = ['.', ...readdirSync(join(root, 'packages')).map((name) => join('packages', name))];
  for (const folder of folders) {
    const path = join(folder, 'node_modules');
    if (!existsSync(join(root, path)) || !existsSync(join(tree, folder))) continue;
    mkdirSync(join(tree, path), { recursive: true });
    for (const name of readdirSync(join(root, path))) link(path, name);
  }
}

async function mustRun(command: readonly string[], cwd: string): Promise<void> {
  const { code, output } = await run(command, { cwd });
  if (code !== 0) throw new Error(`${command.join(' ')} failed in ${cwd}:\n${output.slice(-3_000)}`);
}

/** Builds the Storybook of a revision, once, and returns its folder. */
export async function storybookOf(revision: string): Promise<string> {
  const tree = join(places.revisions, revision);
  const storybook = join(tree, 'storybook-static');
  if (existsSync(join(storybook, 'index.json'))) return storybook;
  console.log(`Building the Storybook of ${revision.slice(0, 10)} …`);
  rmSync(places.revisions, { recursive: true, force: true });
  mkdirSync(tree, { recursive: true });
  git('archive', '--format=tar', `--output=${tree}.tar`, revision);
  execFileSync('tar', ['-xf', `${tree}.tar`, '-C', tree]);
  const lock = 'package-lock.json';
  if (readFileSync(join(tree, lock), 'utf8') === readFileSync(join(root, lock), 'utf8')) linkPackages(tree);
  else await mustRun(['npm', 'ci', '--no-audit', '--no-fund'], tree);
  await mustRun(['storybook', 'build', '--quiet'], tree);
  return storybook;
}

const newest = (path: string): number =>
  statSync(path).isDirectory()
    ? Math.max(
        0,
        ...readdirSync(path, { recursive: true, withFileTypes: true })
          .filter((entry) => entry.isFile())
          .map(({ parentPath, name }) => statSync(join(parentPath, name)).mtimeMs),
      )
    : statSync(path).mtimeMs;

/** Builds the Storybook of the work tree if anything that goes into it is newer, and returns its folder. */
export async function currentStorybook(): Promise<string> {
  const storybook = join(root, 'storybook-static');
  const index = join(storybook, 'index.json');
  const packages = readdirSync(join(root, 'packages')).flatMap((name) =>
    ['src', 'test', 'package.json'].map((part) => join('packages', name, part)),
  );
  const sources = ['.storybook', 'package-lock.json', 'docs', ...packages]
    .map((path) => join(root, path))
    .filter(existsSync);
  if (existsSync(index) && statSync(index).mtimeMs > Math.max(...sources.map(newest))) return storybook;
  console.log('Building Storybook …');
  await mustRun(['storybook', 'build', '--quiet'], root);
  return storybook;
}
