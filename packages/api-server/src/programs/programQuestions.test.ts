import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const src = join(import.meta.dirname, '..');

/** The members of `Program` that a file declares, where it does. */
function questionsIn(file: string): readonly string[] {
  const code = readFileSync(join(src, file), 'utf8');
  // An interface of a module that is declared stands two blanks further in, and so do its members.
  const blocks = code.matchAll(/^( *)(?:export )?interface Program \{\n([^]*?)\n\1\}/gm);
  return [...blocks].flatMap(([, indent = '', body = '']) =>
    [...body.matchAll(new RegExp(`^${indent}  readonly (\\w+)`, 'gm'))].map(([, name]) => `${name} ${file}`),
  );
}

test('the README of programs lists every question that a program can be asked, and the file that asks it', () => {
  const asked = globSync('**/*.ts', { cwd: src, exclude: ['**/*.test.ts'] }).flatMap(questionsIn);
  const readme = readFileSync(join(import.meta.dirname, 'README.md'), 'utf8');
  const listed = [...readme.matchAll(/^\| `(\w+)` \| `(.+?)` \|/gm)].map(([, name, file]) => `${name} ${file}`);
  expect(listed.toSorted()).toEqual(asked.toSorted());
});
