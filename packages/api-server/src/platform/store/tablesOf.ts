import {
  AndNode,
  BinaryOperationNode,
  ColumnNode,
  DeleteQueryNode,
  InsertQueryNode,
  OperatorNode,
  ParensNode,
  RawNode,
  ReferenceNode,
  SelectQueryNode,
  TableNode,
  UpdateQueryNode,
  ValueNode,
  ValuesNode,
  type OperationNode,
  type RootOperationNode,
} from 'kysely';
import { anyTable, type Write } from './Revisions.ts';

/** Tables whose rows take rows of other tables with them when they are deleted. */
export const cascading: readonly string[] = ['agents', 'executions', 'records', 'tenants', 'users'];

/** What triggers write when a table is written. */
export const triggered: Readonly<Partial<Record<string, readonly string[]>>> = { executions: ['runTotals'] };

const nameOf = ({ table }: TableNode): string => table.identifier.name;

/** The tables that a statement names, wherever it does. */
export function tablesRead(query: RootOperationNode): readonly string[] {
  if (RawNode.is(query)) return [anyTable];
  const found = new Set<string>();
  const visit = (part: unknown): void => {
    if (typeof part !== 'object' || part === null) return;
    if (Array.isArray(part)) return part.forEach(visit);
    const node = part as OperationNode;
    if (typeof node.kind === 'string' && TableNode.is(node)) found.add(nameOf(node));
    // The values of a statement name no table.
    else if (!ValueNode.is(node)) Object.values(node).forEach(visit);
  };
  visit(query);
  return [...found];
}

/** What a statement writes, by its own words and by triggers. Nothing for one that only reads. */
export function writesOf(query: RootOperationNode): readonly Write[] {
  if (SelectQueryNode.is(query)) return [];
  const [table, tenantId] = written(query);
  if (table === undefined || (DeleteQueryNode.is(query) && cascading.includes(table)))
    return [{ table: undefined, tenantId }];
  return [table, ...(triggered[table] ?? [])].map((one) => ({ table: one, tenantId }));
}

function written(query: RootOperationNode): [table: string | undefined, tenantId: string | undefined] {
  if (InsertQueryNode.is(query)) return [query.into && nameOf(query.into), tenantIn(query)];
  if (UpdateQueryNode.is(query))
    return [query.table && TableNode.is(query.table) ? nameOf(query.table) : undefined, tenantOf(query.where?.where)];
  if (DeleteQueryNode.is(query)) {
    const [from] = query.from.froms;
    return [from && TableNode.is(from) ? nameOf(from) : undefined, tenantOf(query.where?.where)];
  }
  return [undefined, undefined];
}

const isTenant = (node: OperationNode): boolean =>
  ReferenceNode.is(node) && ColumnNode.is(node.column) && node.column.column.name === 'tenantId';

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

/** The tenant that a condition asks for, if nothing else can fulfil it. */
function tenantOf(where: OperationNode | undefined): string | undefined {
  if (!where) return undefined;
  if (ParensNode.is(where)) return tenantOf(where.node);
  if (AndNode.is(where)) return tenantOf(where.left) ?? tenantOf(where.right);
  if (!BinaryOperationNode.is(where)) return undefined;
  const { leftOperand, operator, rightOperand } = where;
  const isEqual = OperatorNode.is(operator) && operator.operator === '=';
  return isEqual && isTenant(leftOperand) && ValueNode.is(rightOperand) ? textOf(rightOperand.value) : undefined;
}

/** The tenant of the rows that are inserted, if all have the same. */
function tenantIn({ columns, values }: InsertQueryNode): string | undefined {
  const place = columns?.findIndex(({ column }) => column.name === 'tenantId') ?? -1;
  if (place < 0 || !values || !ValuesNode.is(values)) return undefined;
  const tenants = new Set(
    values.values.map((row) => {
      const value: unknown = row.values[place];
      return textOf(typeof value === 'object' && value !== null ? (value as ValueNode).value : value);
    }),
  );
  const [tenant] = tenants;
  return tenants.size === 1 ? tenant : undefined;
}
