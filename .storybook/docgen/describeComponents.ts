import { globSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import {
  API,
  SignatureKind,
  SymbolFlags,
  type Checker,
  type Project,
  type Symbol as TsSymbol,
  type Type,
} from 'typescript/unstable/sync';
import type { ComponentInfo, PropInfo } from './ComponentInfo.ts';
import { fallbacksIn } from './fallbacks.ts';
import { propType } from './propType.ts';

const sentence = (text: string): string => text.replaceAll(/\s*\n\s*/g, ' ').trim();

/** Where a consumer imports a file from, if they can. */
function subpathOf(file: string): string | undefined {
  const name = basename(file, '.tsx');
  return basename(dirname(file)) === name ? `@switchboard/ui/${dirname(file)}` : undefined;
}

const foreign = (symbol: TsSymbol): boolean => symbol.declarations.every(({ path }) => path.includes('/node_modules/'));

/** Names of elements whose interface is not called after them. */
const elements: Readonly<Record<string, string>> = {
  anchor: 'a',
  paragraph: 'p',
  ulist: 'ul',
  olist: 'ol',
  dlist: 'dl',
};

/** The element whose attributes are among these props. */
function elementOf(props: readonly TsSymbol[], checker: Checker): string | undefined {
  const onClick = props.find((each) => each.name === 'onClick' && foreign(each));
  const type = onClick && checker.getTypeOfSymbol(onClick);
  const name = type && /HTML(\w*)Element/.exec(checker.typeToString(type))?.[1]?.toLowerCase();
  return name === undefined ? undefined : (elements[name] ?? (name || 'div'));
}

/** Every component takes them, and they say what they are. */
const common = { children: 'What it shows.', className: 'Goes to the outermost element.' };

function propInfo(prop: TsSymbol, checker: Checker, fallbacks: ReadonlyMap<string, string>): PropInfo {
  const tags = checker.getJsDocTagsOfSymbol(prop);
  const noted = tags.find(({ name }) => name === 'default')?.text;
  const fallback = noted ?? fallbacks.get(prop.name);
  const own = sentence(checker.getDocumentationCommentOfSymbol(prop));
  return {
    name: prop.name,
    ...propType(prop, checker),
    required: !(prop.flags & SymbolFlags.Optional),
    ...(fallback === undefined || fallback === 'undefined' ? {} : { fallback }),
    description: own || (common[prop.name as keyof typeof common] ?? ''),
  };
}

/** The props of a component; undefined for what is no component. */
function propsOf(component: Type, checker: Checker): readonly TsSymbol[] | undefined {
  const of = (symbol: TsSymbol | undefined): readonly TsSymbol[] => {
    const type = symbol && checker.getTypeOfSymbol(symbol);
    return type ? checker.getPropertiesOfType(type) : [];
  };
  const [call] = checker.getSignaturesOfType(component, SignatureKind.Call);
  if (call) return of(call.getParameters()[0]);
  const [construct] = checker.getSignaturesOfType(component, SignatureKind.Construct);
  const instance = construct && checker.getReturnTypeOfSignature(construct);
  return instance && of(checker.getPropertyOfType(instance, 'props'));
}

/** What must be given comes first, what every component takes last. */
const rank = ({ name, required }: PropInfo): number => (required ? 0 : name === 'className' ? 2 : 1);

function componentInfo(symbol: TsSymbol, { checker, program }: Project): ComponentInfo | undefined {
  const type = checker.getTypeOfSymbol(symbol);
  const declaration = symbol.valueDeclaration?.resolve();
  const all = type && propsOf(type, checker);
  if (!all || !declaration) return undefined;
  const own = all.filter((each) => !foreign(each) || each.name === 'children');
  const files = [declaration, ...own.flatMap(({ declarations }) => declarations[0]?.resolve() ?? [])];
  const paths = new Set(files.map((node) => node.getSourceFile().fileName));
  const fallbacks = new Map(
    [...paths].toReversed().flatMap((path) => {
      const file = program.getSourceFile(path);
      return file ? [...fallbacksIn(file)] : [];
    }),
  );
  const element = elementOf(all, checker);
  return {
    name: symbol.name,
    description: sentence(checker.getDocumentationCommentOfSymbol(symbol)),
    ...(element ? { element } : {}),
    props: own.map((each) => propInfo(each, checker, fallbacks)).toSorted((one, other) => rank(one) - rank(other)),
  };
}

/** Files with components, from the folder of the sources. */
const FILES = '{components,charts,blocks,shell}/**/*.tsx';

/** Components by the file, from the folder of the sources, that declares them. */
export type Described = ReadonlyMap<string, readonly ComponentInfo[]>;

/** Reads all components of a package as the compiler understands them. Takes about a second. */
export function describeComponents(folder: string): Described {
  const api = new API({ cwd: folder });
  try {
    const config = join(folder, 'tsconfig.src.json');
    const project = api.updateSnapshot({ openProjects: [config] }).getProject(config);
    if (!project) throw new Error(`No project ${config}`);
    const { checker, program } = project;
    const sources = join(folder, 'src');
    const described = new Map<string, ComponentInfo[]>();
    const subpaths = new Map<string, string>();
    for (const path of globSync(FILES, { cwd: sources }).toSorted()) {
      const file = program.getSourceFile(join(sources, path));
      const module = file && checker.getSymbolAtLocation(file);
      for (const exported of module ? checker.getExportsOfModule(module) : []) {
        if (!/^[A-Z]/.test(exported.name)) continue;
        const symbol = exported.flags & SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported;
        const declaredIn = relative(sources, symbol.valueDeclaration?.resolve()?.getSourceFile().fileName ?? '');
        const subpath = subpathOf(path);
        if (subpath) subpaths.set(`${declaredIn} ${symbol.name}`, subpath);
        const info = declaredIn === path ? componentInfo(symbol, project) : undefined;
        if (info) described.set(path, [...(described.get(path) ?? []), info]);
      }
    }
    return new Map(
      [...described].map(([path, components]) => [
        path,
        components.map((each) => {
          const from = subpaths.get(`${path} ${each.name}`);
          return from ? { ...each, from } : each;
        }),
      ]),
    );
  } finally {
    api.close();
  }
}
