import { recordEndpoints } from '@switchboard/api-contract/endpoints/records';
import type { Outcome } from '@switchboard/ui/format/outcome';
import * as v from 'valibot';
import { ApiError } from '../../api/ApiError.ts';
import { call } from '../../api/client.ts';
import { refusalOf } from '../../api/refusalOf.ts';
import type { RecordSource } from './recordQueries.ts';

/** Changes fields of the record that is `of`. `theirs`: the newer one, if it is based on an older one. */
export async function writeRecord<Row extends { readonly id: string; readonly version?: number | undefined }>(
  { agentId, collection, record }: RecordSource<Row>,
  of: Row,
  fields: Readonly<Record<string, unknown>>,
): Promise<Outcome<Row> & { readonly theirs?: Row }> {
  try {
    const value = await call(
      { ...recordEndpoints.changeRecord, response: record },
      { values: { agentId, collection, recordId: of.id }, body: { version: of.version ?? 1, ...fields } },
    );
    return { kind: 'done', value };
  } catch (error) {
    const theirs = v.safeParse(record, error instanceof ApiError ? error.theirs : undefined);
    return { ...refusalOf(error), ...(theirs.success && { theirs: theirs.output }) };
  }
}
