import type { Selectable } from 'kysely';
import type { Notice } from '@switchboard/api-contract/words/notices';
import type { Database } from '../../platform/store/Database.ts';
import type { AlertsTable } from './tables.ts';

export type Alert = Selectable<AlertsTable>;

/** The thresholds that are crossed at the moment, those crossed first first. */
export function openAlerts(db: Pick<Database, 'selectFrom'>, tenantId: string): Promise<Alert[]> {
  return db
    .selectFrom('alerts')
    .selectAll()
    .where('tenantId', '=', tenantId)
    .orderBy('since')
    .orderBy('kind')
    .orderBy('server')
    .execute();
}

/** What an alert says. `named`: there are several servers, so that it says which. */
export function noticeOfAlert({ kind, server, value: percent, threshold }: Alert, named: boolean): Notice {
  const args = { percent, threshold };
  if (kind === 'failures') return { kind: 'failuresHigh', args };
  return { kind: kind === 'cpu' ? 'cpuHigh' : 'memoryHigh', args: named ? { ...args, server } : args };
}
