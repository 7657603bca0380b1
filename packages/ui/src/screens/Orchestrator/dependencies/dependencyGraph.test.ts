import { orchestratorTask } from '@switchboard/api-mocks/builders/orchestrator';
import { expect, test } from 'vitest';
import { dependencyGraph, MOST_NODES, nameOfTask } from './dependencyGraph.ts';

const graphOf = (edges: Readonly<Record<string, readonly string[]>>) =>
  dependencyGraph(
    new Map(
      Object.entries(edges).map(([id, dependencies]) => [
        id,
        orchestratorTask({ id, description: `Task ${id}`, dependencies: [...dependencies] }),
      ]),
    ),
  );
const places = (edges: Readonly<Record<string, readonly string[]>>) =>
  Object.fromEntries(graphOf(edges).nodes.map(({ id, column, row }) => [id, [column, row]]));

test('tasks without dependencies in either direction are not drawn', () => {
  expect(graphOf({ a: [], b: [] })).toEqual({ nodes: [], edges: [], columns: 0, rows: 0, leftOut: 0 });
});
test('a task is placed one column after the last task it waits for', () => {
  expect(places({ a: [], b: ['a'], c: ['a', 'b'], d: ['c'] })).toEqual({ a: [0, 0], b: [1, 0], c: [2, 0], d: [3, 0] });
});
test('tasks in one column are stacked', () => {
  const graph = graphOf({ a: [], b: [], c: ['a', 'b'] });
  expect(graph.nodes.map(({ id, row }) => [id, row])).toEqual([
    ['a', 0],
    ['b', 1],
    ['c', 0],
  ]);
  expect(graph).toMatchObject({ columns: 2, rows: 2 });
  expect(graph.edges.map(({ from, to }) => `${from.id}-${to.id}`)).toEqual(['a-c', 'b-c']);
});
test('a task missing from the list is drawn with its id', () => {
  const [gone] = graphOf({ b: ['gone'] }).nodes;
  expect(gone).toEqual({ id: 'gone', task: undefined, column: 0, row: 0 });
  expect(nameOfTask(gone?.task, 'gone')).toBe('gone');
});
test('cycles, a task that waits for itself and duplicates do not loop forever', () => {
  expect(
    graphOf({ a: ['b'], b: ['a'], c: ['c'], d: ['a', 'a'] })
      .edges.map(({ from, to }) => `${from.id}-${to.id}`)
      .toSorted(),
  ).toEqual(['a-b', 'a-d', 'b-a']);
});
test('a full drawing counts the tasks it leaves out', () => {
  const many = Object.fromEntries(
    Array.from({ length: 40 }, (_, index) => [`t${index}`, index === 0 ? [] : [`t${index - 1}`]]),
  );
  const graph = graphOf(many);
  expect(graph.nodes).toHaveLength(MOST_NODES);
  expect(graph.leftOut).toBe(10);
});
