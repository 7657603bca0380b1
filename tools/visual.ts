// npm run visual: pictures of all stories in both themes, compared to the byte with the approved ones.
// npm run visual:approve: approves the current pictures. A path after -- narrows both.
// Pictures stay on this machine (.visual/), because fonts differ on others. Chromatic has the shared ones.
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root, run } from './run.ts';

const folder = join(root, '.visual');
const [now, approved] = [join(folder, 'now'), join(folder, 'approved')];
const approve = process.argv.includes('--approve');
const paths = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));

const pictures = (of: string): string[] =>
  existsSync(of) ? readdirSync(of).filter((name) => name.endsWith('.png')) : [];

rmSync(now, { recursive: true, force: true });
for (const theme of ['light', 'dark']) {
  console.log(`Taking pictures, ${theme} …`);
  const { code, output } = await run(['vitest', 'run', '--project', 'stories', '--reporter=dot', ...paths], {
    env: { SHOTS: '.visual/now', STORY_THEME: theme },
  });
  if (code !== 0) console.log(`${output.slice(-2_000)}\nSome stories failed; their pictures are not to be trusted.`);
}

if (approve) {
  mkdirSync(approved, { recursive: true });
  if (paths.length === 0) for (const name of pictures(approved)) rmSync(join(approved, name));
  cpSync(now, approved, { recursive: true });
  console.log(`${pictures(now).length} pictures approved.`);
} else {
  const before = new Set(pictures(approved));
  const added = pictures(now).filter((name) => !before.has(name));
  const changed = pictures(now).filter(
    (name) => before.has(name) && !readFileSync(join(now, name)).equals(readFileSync(join(approved, name))),
  );
  const gone = paths.length === 0 ? [...before].filter((name) => !existsSync(join(now, name))) : [];
  for (const [word, names] of Object.entries({ new: added, changed, gone }))
    for (const name of names) console.log(`${word}: ${name}`);
  console.log(
    `${changed.length} changed, ${added.length} new, ${gone.length} gone of ${pictures(now).length}. Look in .visual/approved and .visual/now.`,
  );
  process.exitCode = changed.length + gone.length > 0 ? 1 : 0;
}
