import { recordEndpoints } from '@switchboard/api-contract/endpoints/records';
import type { Newer } from '@switchboard/ui/blocks/records/RecordsSection';
import type { Outcome } from '@switchboard/ui/format/outcome';
import * as v from 'valibot';
import { ApiError } from '../../api/ApiError.ts';
import { call } from '../../api/client.ts';
import { refusalOf } from '../../api/refusalOf.ts';
import type { RecordSource } from './recordQueries.ts';

/** Changes fields of a record. If it has become newer than `base`, that one is the outcome. */
export async function writeRecord<Row extends { readonly id: string; readonly version?: number | undefined }>(
  { agentId, collection, record }: RecordSource<Row>,
  base: Row,
  fields: Readonly<Record<string, unknown>>,
): Promise<Outcome<Row> | Newer<Row>> {
  try {
    const value = await call(
      { ...recordEndpoints.changeRecord, response: record },
      { values: { agentId, collection, recordId: base.id }, body: { version: base.version ?? 1, ...fields } },
    );
    return { kind: 'done', value };
  } catch (error) {
    const theirs = v.safeParse(record, error instanceof ApiError ? error.theirs : undefined);
    return theirs.success ? { kind: 'newer', theirs: theirs.output } : refusalOf(error);
  }
}
