import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './run.ts';

/** A file of the project: its path from the root, with forward slashes, and its text. */
export interface Source {
  path: string;
  text: string;
}

export const readSources = (pattern: string): Source[] =>
  globSync(pattern, { cwd: root })
    .toSorted()
    .map((path) => ({ path: path.replaceAll('\\', '/'), text: readFileSync(join(root, path), 'utf8') }));

/** The text without comments; strings, templates and line numbers stay. */
export function stripComments(text: string): string {
  const token = /("(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|`(?:\\[\s\S]|[^`\\])*`)|\/\/[^\n]*|\/\*[\s\S]*?\*\//g;
  return text.replaceAll(token, (match, string: string | undefined) => string ?? match.replaceAll(/[^\n]/g, ''));
}

/** The text without comments and with empty strings and templates: only code is left. */
export const codeOnly = (text: string): string =>
  stripComments(text).replaceAll(/"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|`(?:\\[\s\S]|[^`\\])*`/g, (match) =>
    match.startsWith('`') ? (match.match(/\$\{[^}]*\}|\n/g) ?? []).join(' ') : "''",
  );

/** What matches a pattern, as lines "path: match". */
export const find = (
  files: readonly Source[],
  patterns: readonly RegExp[],
  read: (text: string) => string = stripComments,
): string[] =>
  files.flatMap(({ path, text }) =>
    patterns.flatMap((pattern) =>
      [...read(text).matchAll(new RegExp(pattern, `${pattern.flags}g`))].map(([match]) => `${path}: ${match.trim()}`),
    ),
  );
