import type * as v from 'valibot';
import { csvHead, csvLine } from './records/exportFile.ts';
import type { usageAnswer } from './usage.ts';
import { wordsOf } from './words/wordsOf.ts';

/** `unknown`: some of it has no price, so that `cost` is not the whole. */
interface Line {
  readonly kind: 'service' | 'agent' | 'day' | 'run';
  readonly name: string;
  readonly cost?: number | null | undefined;
  readonly unknown?: boolean | null | undefined;
  readonly calls?: number | null | undefined;
  readonly units?: number | null | undefined;
  readonly unit?: string | null | undefined;
  readonly runs?: number | null | undefined;
}

const heads = ['Month', 'By', 'Name', 'Calls', 'Units', 'Unit', 'Runs', 'Cost', 'Currency', 'Complete', 'Sandbox'];

/** A month's use as CSV: a line for each service, agent, day and expensive run. */
export function usageCsv({
  month,
  currency,
  byService,
  byAgent,
  byDay,
  dearest,
  sandbox,
}: v.InferInput<typeof usageAnswer>): string {
  const lines: Line[] = [
    ...(byService ?? []).map(({ name, ...rest }): Line => ({ kind: 'service', name: name ?? rest.service, ...rest })),
    ...(byAgent ?? []).map(({ name, ...rest }): Line => ({ kind: 'agent', name: name ?? rest.agentId, ...rest })),
    ...(byDay ?? []).map(({ date, cost }): Line => ({ kind: 'day', name: date, cost })),
    ...(dearest ?? []).map(({ runId, result, cost }): Line => ({
      kind: 'run',
      name: wordsOf(result ?? undefined) || runId,
      cost,
    })),
  ];
  const cells = lines.map(({ kind, name, calls, units, unit, runs, cost, unknown }) =>
    csvLine([
      month,
      kind,
      name,
      calls,
      units,
      unit,
      runs,
      cost ?? (unknown ? 'unknown' : ''),
      currency,
      !unknown,
      sandbox ?? false,
    ]),
  );
  return [csvHead(heads), ...cells].join('');
}
