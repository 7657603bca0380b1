/** A file of the project: its path from the root, with forward slashes, and its text. */
export interface Source {
  path: string;
  text: string;
}

/** The text without comments; strings, templates and line numbers stay. */
export function stripComments(text: string): string {
  const token = /("(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|`(?:\\[\s\S]|[^`\\])*`)|\/\/[^\n]*|\/\*[\s\S]*?\*\//g;
  return text.replaceAll(token, (match, string: string | undefined) => string ?? match.replaceAll(/[^\n]/g, ''));
}

/** The text without comments and with empty strings and templates: only code is left. */
export function codeOnly(text: string): string {
  return stripComments(text).replaceAll(/"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|`(?:\\[\s\S]|[^`\\])*`/g, (match) =>
    match.startsWith('`') ? (match.match(/\$\{[^}]*\}|\n/g) ?? []).join(' ') : "''",
  );
}

/** Every module that a file imports, re-exports or loads on demand, as written. */
export function importsOf(text: string): string[] {
  const code = stripComments(text);
  const from =
    /\b(?:import|export)\b[^'"`;]*?\bfrom\s*['"]([^'"]+)['"]|\bimport\s*['"]([^'"]+)['"]|\bimport\s*\(\s*['"]([^'"]+)['"]/g;
  return [...code.matchAll(from)].map(([, named, bare, lazy]) => named ?? bare ?? lazy ?? '');
}

/** Modules that a file imports eagerly: without `import()` and `import type`. */
export function eagerImportsOf(text: string): string[] {
  const code = stripComments(text);
  const from = /\b(?:import|export)\s+(?!type\b)[^'"`;()]*?\bfrom\s*['"]([^'"]+)['"]|\bimport\s*['"]([^'"]+)['"]/g;
  return [...code.matchAll(from)].map(([, named, bare]) => named ?? bare ?? '');
}

/** The path of the project that a relative import leads to, or the package name as written. */
export function resolveImport(path: string, specifier: string): string {
  if (!specifier.startsWith('.')) return specifier;
  return new URL(specifier, `file:///${path}`).pathname.slice(1);
}

/** True for stories, documentation, tests and their support files. */
export const isTest = (path: string): boolean =>
  /\.(?:stories|test|docs)\.tsx?$|^(?:packages\/[\w-]+|@switchboard\/[\w-]+)\/(?:test|conformance)\//.test(path);

/** An architecture rule: checks files of the project and returns one line per violation. */
export type Detect = (files: readonly Source[]) => string[];

/** Lines "path: what" for every match of the patterns in the files. */
export function find(
  files: readonly Source[],
  patterns: readonly RegExp[],
  read: (text: string) => string = codeOnly,
): string[] {
  return files.flatMap(({ path, text }) => {
    const code = read(text);
    return patterns.flatMap((pattern) =>
      [...code.matchAll(new RegExp(pattern, `${pattern.flags}g`))].map(([match]) => `${path}: ${match.trim()}`),
    );
  });
}

/** Lines "path: imports x" for every import that the test rejects. The test receives the resolved path or package name. */
export function findImports(files: readonly Source[], isWrong: (target: string, path: string) => boolean): string[] {
  return files.flatMap(({ path, text }) =>
    importsOf(text)
      .filter((specifier) => isWrong(resolveImport(path, specifier), path))
      .map((specifier) => `${path}: imports ${specifier}`),
  );
}

/** The files below a folder, without stories and tests. */
export const productIn = (files: readonly Source[], folder: string): Source[] =>
  files.filter(({ path }) => path.startsWith(`${folder}/`) && !isTest(path));
