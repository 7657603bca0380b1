import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path/posix';
import { parseSync } from 'vite';
import type { Subpaths } from './subpaths.ts';

/** A declaration that is longer than this many characters is cut, and its digest stands for the rest. */
const LONGEST = 400;

const cut = (text: string): string =>
  text.length <= LONGEST
    ? text
    : `${text.slice(0, LONGEST)}… (${text.length} characters, SHA-256 ${createHash('sha256').update(text).digest('hex').slice(0, 16)})`;

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly typeAnnotation?: Node | null;
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'start' in value;

const childrenOf = (node: object): readonly Node[] =>
  Object.values(node)
    .flat()
    .filter(isNode)
    .toSorted((one, other) => one.start - other.start);

/** Whose parts may come in any order: tsc itself does not always write them in the same one. */
const unordered = new Set(['TSTypeLiteral', 'TSInterfaceBody', 'TSUnionType']);

/** The text of a node, its spaces collapsed, with members of objects and unions sorted. */
function sorted(node: Node, code: string): string {
  // What a parameter is taken apart into is not for those who call.
  if (node.type === 'ObjectPattern') return `_${node.typeAnnotation ? sorted(node.typeAnnotation, code) : ''}`;
  const children = childrenOf(node);
  const texts = children.map((child) => sorted(child, code));
  if (unordered.has(node.type)) texts.sort();
  let text = '';
  let at = node.start;
  for (const [index, { start, end }] of children.entries()) {
    if (start < at) continue; // `{ a }` holds `a` twice, as the key and as the value
    text += code.slice(at, start) + (texts[index] ?? '');
    at = end;
  }
  return (text + code.slice(at, node.end)).replace(/\s+/g, ' ');
}

interface Declarations {
  /** One line for each, sorted. */
  readonly lines: readonly string[];
  /** Files of the package that they take types from, as they are named in it. */
  readonly files: readonly string[];
}

/** Reads a .d.ts: what it declares, without comments and imports, so that neither changes the report. */
export function declarationsOf(path: string, text: string): Declarations {
  const { program, comments, errors } = parseSync(path, text);
  if (errors.length > 0) throw new Error(`${path}: ${errors[0]?.message}`);
  const code = comments.reduce(
    (rest, { start, end }) => rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end),
    text,
  );
  return {
    lines: program.body
      .filter(({ type }) => type !== 'ImportDeclaration')
      .map((node) => cut(sorted(node, code)))
      .filter((line) => line !== 'export {};')
      .toSorted(),
    files: [...code.matchAll(/['"](\.{1,2}\/[^'"]+)\.js['"]/g)].map(([, file = '']) => join(path, '..', file)),
  };
}

/** The declarations of these files and of all that they take types from. */
function reach(staged: string, files: readonly string[]): Map<string, Declarations> {
  const reached = new Map<string, Declarations>();
  const waiting = [...files];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (reached.has(file)) continue;
    const path = `${file}.d.ts`;
    const declarations = declarationsOf(path, readFileSync(join(staged, path), 'utf8'));
    reached.set(file, declarations);
    waiting.push(...declarations.files);
  }
  return reached;
}

/**
 * The API of a built package as text, a line for each declaration: those of every subpath, then those of the files that
 * these take types from. It is committed, so a change of the API shows as a difference.
 */
export function apiReport(staged: string, { name, subpaths }: { name: string; subpaths: Subpaths }): string {
  const reached = reach(staged, [...subpaths.values()]);
  const exported = new Set(subpaths.values());
  const section = (title: string, file: string): string =>
    [title, ...(reached.get(file)?.lines ?? []).map((line) => `  ${line}`)].join('\n');
  const others = [...reached.keys()].filter((file) => !exported.has(file)).toSorted();
  return `${[
    `${name}: what each subpath exports. Written by npm run pack:approve.`,
    ...[...subpaths].map(([subpath, file]) => section(subpath, file)),
    'Not exported, but part of the types above:',
    ...others.map((file) => section(file, file)),
  ].join('\n\n')}\n`;
}
