import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { root, run } from '../run.ts';
import { places } from './places.ts';

/** What git prints, null if it fails. */
function ask(folder: string, ...args: string[]): string | null {
  try {
    return execFileSync('git', args, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return null;
  }
}

/** The full name of a commit, a branch or a tag. Throws if there is none. */
export function commitOf(name: string): string {
  const commit = ask(root, 'rev-parse', '--verify', '--quiet', `${name}^{commit}`);
  if (commit === null) throw new Error(`${name} is no revision of this repository`);
  return commit;
}

/**
 * The revision that changes are measured against: where this branch left main, or the commit before this one if nothing
 * has changed since. Throws if the history does not reach that far.
 */
export function baseRevision(folder = root): string {
  const head = ask(folder, 'rev-parse', 'HEAD');
  const main = ['origin/main', 'main'].map((name) => ask(folder, 'merge-base', 'HEAD', name)).find(Boolean);
  if (main && (main !== head || ask(folder, 'status', '--porcelain') !== '')) return main;
  const before = ask(folder, 'rev-parse', '--verify', '--quiet', 'HEAD^');
  if (before) return before;
  throw new Error(
    'There is no earlier revision to compare with: this is a checkout without history. Fetch it (git fetch --unshallow; in CI: fetch-depth: 0).',
  );
}

/** A file as it is in a revision, empty if it is not there. */
export const fileAt = (revision: string, path: string): string => ask(root, 'show', `${revision}:${path}`) ?? '';

async function mustRun(command: readonly string[], cwd: string): Promise<void> {
  const { code, output } = await run(command, { cwd });
  if (code !== 0) throw new Error(`${command.join(' ')} failed in ${cwd}:\n${output.slice(-3_000)}`);
}

/** Builds the Storybook of a revision, once, and returns its folder. */
export async function storybookOf(revision: string): Promise<string> {
  const storybook = join(places.revisions, revision);
  if (existsSync(storybook)) return storybook;
  console.log(`Building the Storybook of ${revision.slice(0, 10)} …`);
  rmSync(places.revisions, { recursive: true, force: true });
  const tree = join(places.revisions, 'tree');
  mkdirSync(tree, { recursive: true });
  execFileSync('git', ['archive', `--output=${join(tree, 'tree.tar')}`, revision], { cwd: root });
  execFileSync('tar', ['-xf', 'tree.tar'], { cwd: tree });
  await mustRun(['npm', 'ci', '--prefer-offline', '--no-audit', '--no-fund'], tree);
  await mustRun(['storybook', 'build', '--quiet'], tree);
  renameSync(join(tree, 'storybook-static'), storybook);
  rmSync(tree, { recursive: true });
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
    ['src', 'test', 'docs', 'package.json'].map((part) => join('packages', name, part)),
  );
  const sources = ['.storybook', 'package-lock.json', 'docs', ...packages]
    .map((path) => join(root, path))
    .filter(existsSync);
  if (existsSync(index) && statSync(index).mtimeMs > Math.max(...sources.map(newest))) return storybook;
  console.log('Building Storybook …');
  await mustRun(['storybook', 'build', '--quiet'], root);
  return storybook;
}
