import type { OrchestratorTask } from '@switchboard/api-contract/agents/orchestrator';
import { clip } from '../../../format/text.ts';

/** A drawing of more tasks would be unreadable. */
export const MOST_NODES = 30;

/** What a drawing says of a task, or of a step that is only planned. */
export type GraphTask = Pick<OrchestratorTask, 'id' | 'agentId' | 'description' | 'dependencies'> &
  Partial<Pick<OrchestratorTask, 'taskType' | 'status'>>;

/** A task in the drawing; `task` is undefined if only its id is known. Columns and rows count from 0. */
export interface GraphNode {
  readonly id: string;
  readonly task: GraphTask | undefined;
  readonly column: number;
  readonly row: number;
}

/** Tasks that wait for others, the tasks they wait for, and the edges between them. */
export interface DependencyGraph {
  readonly nodes: readonly GraphNode[];
  readonly edges: readonly { readonly from: GraphNode; readonly to: GraphNode }[];
  readonly columns: number;
  readonly rows: number;
  /** The number of waiting tasks left out because the drawing is full. */
  readonly leftOut: number;
}

/** The name of a task, or its id if nothing else is known. */
export const nameOfTask = (task: GraphTask | undefined, id: string): string =>
  clip(task?.description?.trim() || task?.taskType?.trim() || id, 120);

/** The ids of the tasks it waits for, without duplicates and without itself. */
export const waitsFor = ({ id, dependencies }: GraphTask): readonly string[] =>
  [...new Set(dependencies)].filter((each) => each !== id);

/**
 * Places each task one column after the last task it waits for. Cycles are drawn too and do not loop forever. Tasks
 * that neither wait nor are waited for are drawn only with `alone`.
 */
export function dependencyGraph(
  tasks: ReadonlyMap<string, GraphTask>,
  { alone = false }: { readonly alone?: boolean } = {},
): DependencyGraph {
  const ids = new Set<string>();
  let leftOut = 0;
  for (const task of tasks.values()) {
    const before = waitsFor(task);
    if (before.length === 0 && !alone) continue;
    const more = [...before, task.id].filter((id) => !ids.has(id));
    if (ids.size + more.length > MOST_NODES) leftOut += 1;
    else for (const id of more) ids.add(id);
  }

  const before = (id: string) => {
    const task = tasks.get(id);
    return task ? waitsFor(task).filter((each) => ids.has(each)) : [];
  };
  const columns = new Map<string, number>();
  const columnOf = (id: string, path: readonly string[]): number => {
    const known = columns.get(id);
    if (known !== undefined) return known;
    const column =
      Math.max(
        -1,
        ...before(id)
          .filter((each) => !path.includes(each))
          .map((each) => columnOf(each, [...path, id])),
      ) + 1;
    columns.set(id, column);
    return column;
  };

  const heights: number[] = [];
  const nodes = [...ids].map((id): GraphNode => {
    const column = columnOf(id, [id]);
    const row = heights[column] ?? 0;
    heights[column] = row + 1;
    return { id, task: tasks.get(id), column, row };
  });
  const nodeOf = new Map(nodes.map((node) => [node.id, node]));
  const edges = nodes.flatMap((to) =>
    before(to.id).flatMap((id) => {
      const from = nodeOf.get(id);
      return from ? [{ from, to }] : [];
    }),
  );
  return { nodes, edges, columns: heights.length, rows: Math.max(0, ...heights), leftOut };
}
