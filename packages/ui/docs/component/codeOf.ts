import { Fragment, isValidElement, type ReactElement, type ReactNode } from 'react';

const WIDE = 100;

interface Named {
  name?: string;
  displayName?: string;
  __docgenInfo?: { name: string; from?: string };
}

interface Code {
  /** Names to import, by the module that they come from. */
  imports: Map<string, Set<string>>;
}

/** The name that a component is imported by; remembers the import. */
function nameOf(type: unknown, { imports }: Code): string {
  const { __docgenInfo: info, displayName, name = 'Component' } = type as Named;
  const from = info ? info.from : typeof type === 'object' && displayName ? 'lucide-react' : undefined;
  const own = info?.name ?? displayName ?? name;
  if (from) imports.set(from, (imports.get(from) ?? new Set()).add(own));
  return own;
}

const indent = (text: string): string => text.replaceAll(/^(?=.)/gm, '  ');

/** Parts on one line if there is room, else one on each. */
function fitted(open: string, parts: readonly string[], close: string, gap = ''): string {
  const line = `${open}${gap}${parts.join(', ')}${gap}${close}`;
  if (line.length <= WIDE && !line.includes('\n')) return line;
  return `${open}\n${parts.map((part) => `${indent(part)},\n`).join('')}${close}`;
}

const isComponent = (value: unknown): boolean =>
  (typeof value === 'object' || typeof value === 'function') &&
  value !== null &&
  ('$$typeof' in value || '__docgenInfo' in value);

function valueOf(value: unknown, code: Code): string {
  if (isValidElement(value)) return elementOf(value, code);
  if (isComponent(value)) return nameOf(value, code);
  if (typeof value === 'function') return '() => {}';
  if (typeof value === 'string') return `'${value.replaceAll('\\', '\\\\').replaceAll("'", String.raw`\'`)}'`;
  if (value instanceof Date) return `new Date('${value.toISOString()}')`;
  if (Array.isArray(value))
    return fitted(
      '[',
      value.map((each) => valueOf(each, code)),
      ']',
    );
  if (typeof value !== 'object' || value === null) return String(value);
  const entries = Object.entries(value).filter(([, each]) => each !== undefined);
  const key = (name: string): string => (/^[\w$]+$/.test(name) ? name : `'${name}'`);
  return fitted(
    '{',
    entries.map(([name, each]) => `${key(name)}: ${valueOf(each, code)}`),
    '}',
    ' ',
  );
}

function attributeOf(name: string, value: unknown, code: Code): string[] {
  if (value === undefined) return [];
  if (value === true) return [name];
  if (typeof value === 'string' && !/["\n\\]/.test(value)) return [`${name}="${value}"`];
  return [`${name}={${valueOf(value, code)}}`];
}

function childrenOf(children: ReactNode, code: Code): string[] {
  if (children === null || children === undefined || typeof children === 'boolean') return [];
  if (Array.isArray(children)) return children.flatMap((each: ReactNode) => childrenOf(each, code));
  if (typeof children === 'string') return [/[{}<>]/.test(children) ? `{${valueOf(children, code)}}` : children];
  return [isValidElement(children) ? elementOf(children, code) : `{${valueOf(children, code)}}`];
}

function elementOf({ type, props }: ReactElement, code: Code): string {
  const { children: given, ...attributes } = props as { children?: ReactNode };
  const name = typeof type === 'string' ? type : type === Fragment ? '' : nameOf(type, code);
  const list = Object.entries(attributes).flatMap(([key, value]) => attributeOf(key, value, code));
  // A lone fragment says no more than its children.
  const children =
    isValidElement<{ children?: ReactNode }>(given) && given.type === Fragment ? given.props.children : given;
  const content = childrenOf(children, code);
  const head = [name, ...list].join(' ');
  const long = head.length > WIDE || head.includes('\n');
  const open = long ? `<${name}\n${list.map((each) => `${indent(each)}\n`).join('')}` : `<${head}`;
  if (content.length === 0) return long ? `${open}/>` : `${open} />`;
  const line = `${open}>${content.join('')}</${name}>`;
  const short = line.length <= WIDE && !line.includes('\n') && content.every((each) => !each.startsWith('<'));
  return short ? line : `${open}>\n${content.map(indent).join('\n')}\n</${name}>`;
}

/** An element as a consumer writes it, with the imports that it needs. */
export function codeOf(element: ReactNode): string {
  const code: Code = { imports: new Map() };
  const text = childrenOf(element, code).join('\n');
  const imports = [...code.imports]
    .toSorted(([one], [other]) => one.localeCompare(other, 'en'))
    .map(([from, names]) => `import { ${[...names].toSorted().join(', ')} } from '${from}';`);
  return [...imports, ...(imports.length > 0 ? [''] : []), text].join('\n');
}
