import * as v from 'valibot';
import { limits } from '../limits.ts';
import { isZone } from '../time.ts';
import { rows, text, cell, figure, instant, instantText } from '../wire.ts';

/**
 * What the API keeps of every record. `version`: a whole number from 1 that grows with each change; `edited`: the
 * fields that a member wrote, which runs leave alone; `deletedAt`: since when it can only be restored.
 */
export const recordFields = {
  version: figure(),
  updatedAt: instant(),
  deletedAt: instant(),
  edited: cell(v.array(v.string())),
} as const;

const version = v.pipe(
  v.number('version must be a whole number'),
  v.integer('version must be a whole number'),
  v.minValue(1, 'version must be a whole number'),
);

/** The parameters of a deletion. */
export const deletionQuery = v.strictObject({
  version: v.optional(
    v.pipe(
      v.string('version must be a whole number'),
      v.regex(/^[1-9]\d{0,8}$/, 'version must be a whole number'),
      v.transform(Number),
      v.number(),
      v.integer(),
      v.minValue(1),
      v.description('The version that is seen; 409 if it has changed'),
    ),
  ),
});

/** A record of any collection. Its own fields are those of its collection's schema. */
export const anyRecord = v.looseObject({ id: v.string(), version, updatedAt: instantText });

/** One page of a list: as many records as asked for, how many match in all, and the cursor of the next page. */
export const pageOf = <const S extends v.GenericSchema>(record: S) =>
  v.object({ items: rows(record), total: v.number(), next: text() });
export const recordPage = pageOf(anyRecord);

/** Body of a change: the version that it is based on, and the changed fields; see `edits` of the collection. */
export const recordPatch = v.looseObject({ version });
export type RecordPatch = v.InferInput<typeof recordPatch>;

/** The records of one request. */
export const ids = v.pipe(
  v.array(v.string('ids must be a list of ids'), 'ids must be a list of ids'),
  v.minLength(1, 'Choose at least one record'),
  v.maxLength(limits.records.bulk, `At most ${limits.records.bulk} records at a time`),
);

/** The formats of an export. */
export const exportFormats = ['csv', 'json', 'xlsx'] as const;
export type ExportFormat = (typeof exportFormats)[number];

/** The media type of each format. */
export const exportTypes: Readonly<Record<ExportFormat, string>> = {
  csv: 'text/csv; charset=utf-8',
  json: 'application/json; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

const noZone = 'zone must be a time zone such as Europe/Berlin';
/**
 * Body of an export. Without `ids` all records that match are exported. `zone`: whose clock the dates of a workbook
 * show, since a date of Excel knows no zone.
 */
export const exportRequest = v.strictObject({
  format: v.picklist(exportFormats, `format must be one of ${exportFormats.join(', ')}`),
  ids: v.optional(ids),
  zone: v.optional(v.pipe(v.string(noZone), v.check(isZone, noZone)), 'UTC'),
});

/** Body of a change of many records at once. */
export type BulkRequest = { readonly ids: string[] } & (
  | { readonly action: 'status'; readonly status: string }
  | { readonly action: 'delete' | 'restore' }
);

const noStatus = 'Choose a status';
/** The schema of that body. It does without `v.variant`, whose code browsers would load with every page. */
export const bulkRequest = v.pipe(
  v.strictObject({
    ids,
    action: v.picklist(['status', 'delete', 'restore'], 'action must be status, delete or restore'),
    status: v.optional(v.string(noStatus)),
  }),
  v.forward(
    v.partialCheck(
      [['action'], ['status']],
      ({ action, status }) => (action === 'status') === (status !== undefined),
      noStatus,
    ),
    ['status'],
  ),
) as unknown as v.GenericSchema<BulkRequest>;

/** How many were changed, and which were not, each with the reason in a sentence. */
export const bulkAnswer = v.object({
  done: v.number(),
  refused: v.array(v.object({ id: v.string(), error: v.string() })),
});
export type BulkAnswer = v.InferOutput<typeof bulkAnswer>;

/** Which run, service or member a record came from. */
const provenance = v.object({ runId: text(), service: text(), at: instantText, by: text() });
/**
 * One change of a field; without `by` (a member) a run made it. Values are those of the field, missing where it had
 * none.
 */
const change = v.object({
  at: instantText,
  by: text(),
  runId: text(),
  field: v.string(),
  old: v.optional(v.unknown()),
  new: v.optional(v.unknown()),
});

/** Where a record came from, and its last changes, newest first. */
export const recordHistory = v.object({ from: provenance, changes: v.array(change) });
export type RecordHistory = v.InferOutput<typeof recordHistory>;
