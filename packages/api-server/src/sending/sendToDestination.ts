import { sendServiceTable } from '@switchboard/api-contract/records/send';
import type { Caller } from '../outside/Caller.ts';
import { RunFailure } from '../outside/RunFailure.ts';
import type { Context } from '../platform/Context.ts';
import type { RecordOf } from '../records/collections.ts';
import type { OpenPlace, SentRow, Row } from './Destination.ts';
import { openDestination, type ReachedService } from './openDestination.ts';
import { matchingFor } from './readDestination.ts';
import { rowOf } from './rowOf.ts';
import { sendingKeyOf, type SendingFrom } from './sendingFrom.ts';
import { readChoice, readKnown, writeChoice, writeKnown, type SendingKey } from './sendingRows.ts';
import { isUnrecognised, sendRows, uncertainRow, type BatchListener } from './sendRows.ts';

/** A record that can be sent. */
export type Sendable = RecordOf<'leads' | 'contacts' | 'businesses'>;

/** What is sent once more after it was cut off. */
export interface ResumedSending extends BatchListener {
  /** The ids of those whose sending had begun. */
  readonly begun: ReadonlySet<string>;
}

/** Sends records to where they go, with the fields that are remembered, and remembers what they are known as there. */
export async function sendToDestination(
  context: Context,
  caller: Caller,
  from: SendingFrom,
  reached: ReachedService,
  records: readonly Sendable[],
  { begun = new Set(), begins, told }: Partial<ResumedSending> = {},
): Promise<{ readonly outcomes: readonly SentRow[]; readonly stopped?: RunFailure | undefined }> {
  const { db } = context;
  const key = sendingKeyOf(from, reached.sandbox);
  const service = sendServiceTable[from.service].name;
  const chosen = await readChoice(db, key);
  let place: OpenPlace;
  try {
    place = await (await openDestination(context, caller, from, reached)).open(chosen?.target);
  } catch (error) {
    if (!(error instanceof RunFailure)) throw error;
    return { outcomes: records.map(({ id }) => ({ id, error: error.reason, again: true })), stopped: error };
  }
  const matching = matchingFor(from, place, chosen?.matching);
  const known = await readKnown(
    db,
    key,
    place.target() ?? '',
    records.map(({ id }) => id),
  );
  const rows = records.map((record) => rowOf(record, matching, place, known.get(record.id)));
  const isCutOff = (row: Row): boolean => begun.has(row.id) && isUnrecognised(row);
  const sent = await sendRows(
    place,
    rows.filter((row) => !isCutOff(row)),
    {
      service,
      ...(begins && { begins }),
      told: async (some) => {
        await remember(context, key, place, some, known);
        await told?.(some);
      },
    },
  );
  const target = place.target();
  if (!chosen || chosen.target !== target)
    await db.change(key.tenantId, (trx) => writeChoice(trx, key, { target, matching }, context.clock().toISOString()));
  return { ...sent, outcomes: [...sent.outcomes, ...rows.filter(isCutOff).map((row) => uncertainRow(service, row))] };
}

/** Remembers under which ids records are known; one that is refused for itself is looked for again the next time. */
async function remember(
  { db }: Context,
  key: SendingKey,
  place: OpenPlace,
  outcomes: readonly SentRow[],
  known: ReadonlyMap<string, string>,
): Promise<void> {
  const changed = outcomes.flatMap((one) => {
    if ('again' in one && one.again) return [];
    const knownAs = 'outcome' in one && one.as ? one.as : undefined;
    return known.get(one.id) === knownAs ? [] : [{ recordId: one.id, knownAs }];
  });
  if (changed.length === 0) return;
  await db.change(key.tenantId, async (trx) => {
    for (const one of changed) await writeKnown(trx, key, place.target() ?? '', one);
  });
}
