import { SymbolFlags, TypeFlags, type Checker, type Symbol as TsSymbol, type Type } from 'typescript/unstable/sync';
import type { Node } from 'typescript/unstable/ast';
import type { PropControl } from './ComponentInfo.ts';

const textOf = (node: Node | undefined): string => node?.getText() ?? '';

/** The types of a union, without `undefined`. */
const membersOf = (type: Type): readonly Type[] =>
  (type.isUnionType() ? (type.getTypes() ?? []) : [type]).filter(({ flags }) => !(flags & TypeFlags.Undefined));

/** Numbers by size, other literals in the order in which the source names them as values or keys. */
function inSourceOrder(literals: readonly (string | number)[], source: string): (string | number)[] {
  const place = (literal: string | number): number => {
    const found = new RegExp(`'${literal}'|(?<![\\w.-])${literal}\\s*:|[|=]\\s*${literal}\\b`).exec(source)?.index;
    return found ?? source.length;
  };
  const value = (literal: string | number): number => (typeof literal === 'number' ? literal : 0);
  return literals.toSorted((one, other) => value(one) - value(other) || place(one) - place(other));
}

/** The text of what declares a prop, then of what declares the alias that is its type, then of that alias's file. */
function sourceOf(prop: TsSymbol, checker: Checker): string {
  const node = prop.declarations[0]?.resolve() as { type?: { typeName?: Node } } | undefined;
  const named = node?.type?.typeName && checker.getSymbolAtLocation(node.type.typeName);
  const alias = named && (named.flags & SymbolFlags.Alias ? checker.getAliasedSymbol(named) : named);
  const declaration = alias?.declarations[0]?.resolve();
  const own = prop.declarations.map((each) => textOf(each.resolve()));
  return [...own, textOf(declaration), textOf(declaration?.getSourceFile())].join('\n');
}

const quoted = (literal: string | number): string => (typeof literal === 'string' ? `'${literal}'` : String(literal));

/** The type as it is written after the prop's name. */
function written(prop: TsSymbol): string | undefined {
  const node = prop.declarations[0]?.resolve() as { type?: Node } | undefined;
  return node?.type ? textOf(node.type).replaceAll(/\s+/g, ' ') : undefined;
}

const contents = /^(?:React\.)?(?:ReactNode|ReactElement)$/;

/** How a prop's type reads, and what control it gets. */
export function propType(prop: TsSymbol, checker: Checker): { type: string; control: PropControl } {
  const type = checker.getTypeOfSymbol(prop);
  if (!type) throw new Error(`No type for ${prop.name}`);
  // What a generic prop must extend says how its values look.
  const members = membersOf(
    type.flags & TypeFlags.TypeParameter ? (checker.getBaseConstraintOfType(type) ?? type) : type,
  );
  const all = (flag: TypeFlags): boolean => members.length > 0 && members.every(({ flags }) => flags & flag);
  const text = (written(prop) ?? checker.typeToString(type))
    .replace(/ \| undefined$/, '')
    .replace(/^\| /, '')
    .replace(/^\((.*=>[^)]*)\)$/, '$1');

  if (all(TypeFlags.BooleanLike)) return { type: 'boolean', control: { kind: 'boolean' } };
  if (all(TypeFlags.StringLiteral | TypeFlags.NumberLiteral)) {
    const values = members.map((each) => (each as Type & { value: string | number }).value);
    const options = inSourceOrder(values, sourceOf(prop, checker));
    return { type: options.map(quoted).join(' | '), control: { kind: 'choice', options } };
  }
  if (all(TypeFlags.StringLike)) return { type: text, control: { kind: 'text' } };
  const isNull = (each: Type): boolean => Boolean(each.flags & TypeFlags.Null);
  if (members.every((each) => isNull(each) || each.flags & TypeFlags.NumberLike))
    return { type: text, control: { kind: 'number' } };
  if (text === 'IconType') return { type: 'IconType', control: { kind: 'icon' } };
  if (contents.test(text)) return { type: text, control: { kind: 'content' } };
  if (members.some((each) => checker.getSignaturesOfType(each, 0).length > 0))
    return { type: text, control: { kind: 'none' } };
  return { type: text, control: { kind: 'data' } };
}
