import type { Usage } from '@switchboard/api-contract/usage';
import { wordsOf } from '@switchboard/api-contract/words/wordsOf';
import { exportFile, type ExportColumn, type ExportFile } from '../../../format/exportFile.ts';

/** `unknown`: some of it has no price, so that `cost` is not the whole. */
interface Line {
  readonly kind: 'service' | 'agent' | 'day' | 'run';
  readonly name: string;
  readonly cost?: number | undefined;
  readonly unknown?: boolean | undefined;
  readonly calls?: number | undefined;
  readonly units?: number | undefined;
  readonly unit?: string | undefined;
  readonly runs?: number | undefined;
}

/** A month's use as a CSV file: a line for each service, agent, day and expensive run. */
export function usageFile(usage: Usage, now: Date): ExportFile {
  const { month, currency, byService, byAgent, byDay, dearest, sandbox } = usage;
  const columns: readonly ExportColumn<Line>[] = [
    { header: 'Month', value: () => month },
    { header: 'By', value: ({ kind }) => kind },
    { header: 'Name', value: ({ name }) => name },
    { header: 'Calls', value: ({ calls }) => calls },
    { header: 'Units', value: ({ units }) => units },
    { header: 'Unit', value: ({ unit }) => unit },
    { header: 'Runs', value: ({ runs }) => runs },
    { header: 'Cost', value: ({ cost, unknown }) => cost ?? (unknown ? 'unknown' : '') },
    { header: 'Currency', value: () => currency },
    { header: 'Complete', value: ({ unknown }) => !unknown },
    { header: 'Sandbox', value: () => sandbox ?? false },
  ];
  const rows: Line[] = [
    ...byService.items.map(({ service, name = service, ...rest }): Line => ({ kind: 'service', name, ...rest })),
    ...byAgent.items.map(({ agentId, name = agentId, ...rest }): Line => ({ kind: 'agent', name, ...rest })),
    ...byDay.items.map(({ date, cost }): Line => ({ kind: 'day', name: date, cost })),
    ...dearest.items.map(({ runId, result, cost }): Line => ({ kind: 'run', name: wordsOf(result) || runId, cost })),
  ];
  return exportFile({ kind: 'csv', name: `usage-${month}`, title: 'Usage', columns, rows, now });
}
