interface Ordered {
  /** Numbers of the steps that it waits for, counted from 1. Missing: the step before it. */
  readonly after?: readonly number[] | undefined;
}

/** The numbers of the steps that the step at this index waits for, counted from 1, in order. */
export const waitsFor = ({ after }: Ordered, index: number): readonly number[] =>
  after ? [...new Set(after)].toSorted((one, other) => one - other) : index > 0 ? [index] : [];

/** What is wrong with the order of steps, by index. Empty if each of them can start some time. */
export function orderProblems(steps: readonly Ordered[]): ReadonlyMap<number, string> {
  const problems = new Map<number, string>();
  for (const [index, step] of steps.entries()) {
    const before = waitsFor(step, index);
    const unknown = before.find((number) => number < 1 || number > steps.length);
    if (unknown !== undefined) problems.set(index, `There is no step ${unknown} to wait for`);
    else if (before.includes(index + 1)) problems.set(index, 'A step can’t wait for itself');
  }
  if (problems.size > 0) return problems;
  const reachable = new Set<number>();
  for (let size = -1; size !== reachable.size;) {
    size = reachable.size;
    for (const [index, step] of steps.entries())
      if (waitsFor(step, index).every((number) => reachable.has(number))) reachable.add(index + 1);
  }
  for (const index of steps.keys())
    if (!reachable.has(index + 1)) problems.set(index, 'These steps wait for each other, so none of them can start');
  return problems;
}
