import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { findPackageJSON } from 'node:module';
import { dirname, join } from 'node:path';
import { run } from '../run.ts';

/** What makes or takes functions: a handler, a ref, or an arrow function as a prop. */
const functions = /\b(?:on[A-Z]\w*|ref):|\w: (?:async )?(?:\([^()]*\)|\w+) =>/;
/** A component as a prop, such as an icon. */
const passedComponent = /\w: [A-Z][a-z]\w*\b(?![(.])/;
/** What a server may take from a client's module: it renders it, and can neither call nor read it. */
const rendered = /^[A-Z]+[a-z]\w*(?<!Context)$/;
const directive = /^\s*['"]use client['"]/m;

/** As tsc writes them: the names and where they come from. */
const importsOf = (script: string) =>
  [...script.matchAll(/^(?:import|export) (.+) from ['"](.+)['"];$/gm)].map(([, clause = '', from = '']) => ({
    names: [...clause.matchAll(/[\w$*]+(?: as [\w$]+)?/g)].map(([name]) => name.replace(/ as .+/, '')),
    from,
  }));

/** What React has on a server. A context can't be read there, so `use` is left out. */
async function serverNames(name: string): Promise<ReadonlySet<string>> {
  const script = `JSON.stringify(Object.keys(require('${name}')).filter((key) => key !== 'use'))`;
  const { code, output } = await run(['node', '--conditions', 'react-server', '-p', script]);
  if (code !== 0) throw new Error(output);
  return new Set(JSON.parse(output) as string[]);
}

/** Whether a package is for React, and no file of it says that it is for clients. */
function isSilent(packageName: string, importer: string): boolean {
  const path = findPackageJSON(packageName, importer);
  if (path === undefined) return false;
  const { peerDependencies } = JSON.parse(readFileSync(path, 'utf8')) as { peerDependencies?: object };
  if (!peerDependencies || !('react' in peerDependencies)) return false;
  const files = globSync('**/*.{js,mjs}', { cwd: dirname(path) });
  return !files.some((file) => directive.test(readFileSync(join(dirname(path), file), 'utf8')));
}

/**
 * Lets the built modules that run in browsers alone begin with 'use client', so that React's server components may
 * render them: those that import what React's server build lacks, that handle events, or that need more of such a
 * module than to render it. All others stay free. `source` is the package's folder in the workspace.
 */
export async function markClient(folder: string, source: string): Promise<void> {
  const react = new Map([
    ['react', await serverNames('react')],
    ['react-dom', await serverNames('react-dom')],
  ]);
  const modules = globSync('**/*.js', { cwd: folder }).map((file) => {
    const path = join(folder, file);
    const script = readFileSync(path, 'utf8');
    return { path, script, imports: importsOf(script), hasElements: script.includes('"react/jsx-runtime"') };
  });
  const silent = new Map<string, boolean>();
  const forClients = (from: string, names: readonly string[]): boolean => {
    const server = react.get(from);
    if (server) return names.some((name) => !server.has(name));
    if (/^\.|^react\/|^@switchboard\//.test(from)) return false;
    const [packageName = ''] = /^(?:@[^/]+\/)?[^/]+/.exec(from) ?? [];
    if (!silent.has(packageName)) silent.set(packageName, isSilent(packageName, join(source, 'package.json')));
    return silent.get(packageName) === true;
  };

  const client = new Set<string>();
  for (let before = -1; before < client.size;) {
    before = client.size;
    for (const { path, script, imports, hasElements } of modules) {
      const ofClients = imports.filter(({ from }) => client.has(join(dirname(path), from)));
      if (
        imports.some(({ from, names }) => forClients(from, names)) ||
        (hasElements && functions.test(script)) ||
        (hasElements && ofClients.length > 0 && passedComponent.test(script)) ||
        ofClients.some(({ names }) => names.some((name) => !rendered.test(name)))
      )
        client.add(path);
    }
  }
  for (const { path, script } of modules) if (client.has(path)) writeFileSync(path, `'use client';\n${script}`);
}
