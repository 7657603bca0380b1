import type { RunDetail } from '@switchboard/api-contract/runs/run';
import { readAttentionItems, type AttentionItems } from '../../attention/attentionItems.ts';
import { periodOf } from '../../outside/metering/periods.ts';
import { plainText } from '../../outside/plainText.ts';
import type { Context } from '../../platform/Context.ts';
import type { Member } from '../../platform/actor.ts';
import { Refusal } from '../../platform/Refusal.ts';
import { nameOfRecord } from '../../records/auditRecord.ts';
import {
  describeRecordInFull,
  describeRunInFull,
  readRecordInFull,
  readRunInFull,
  type RecordInFull,
} from './readInFull.ts';
import { attentionSource, recordSource, runSource, type Source } from './sources.ts';

/** What a conversation began at, as it is now. */
export interface About {
  /** What follows 'About': 'the failed run of Email Agent'. */
  readonly label: string;
  readonly source: Source;
  /** What is known of it, much of it in the words of others. */
  readonly facts: object;
  readonly run?: RunDetail;
  readonly record?: RecordInFull;
  readonly item?: AttentionItems['items'][number];
}

type Asker = Pick<Member, 'tenantId' | 'userId' | 'role'>;
type Read = (context: Context, asker: Asker, id: string) => Promise<About>;

const longestName = 80;

const readers: Readonly<Record<string, Read>> = {
  run: async (context, { tenantId }, id) => {
    const run = await readRunInFull(context, tenantId, id);
    const agent = plainText(run.agentName ?? 'a deleted agent', longestName);
    const { agentId = '', status, startTime, queuedAt } = run;
    const { zone } = await periodOf(context.db, tenantId, context.clock());
    const at = startTime ?? queuedAt ?? context.clock().toISOString();
    return {
      label: `the ${status === 'queued' ? 'waiting' : status} run of ${agent}`,
      source: runSource({ id, agentId, agent, status, at }, { now: context.clock(), zone }),
      facts: describeRunInFull(run),
      run,
    };
  },
  record: async (context, { tenantId }, key) => {
    const [agentId = '', collection = '', ...id] = key.split(':');
    const found = await readRecordInFull(context, tenantId, { agentId, collection, recordId: id.join(':') });
    const name = plainText(nameOfRecord(found.record), longestName);
    return {
      label: `the ${found.one} ${name}`,
      source: recordSource(found.agentId, collection, found.record),
      facts: describeRecordInFull(found),
      record: found,
    };
  },
  attention: async (context, asker, id) => {
    const { items } = await readAttentionItems(context, asker);
    const item = items.find((one) => one.id === id);
    if (!item) throw new Refusal('missing', 'This needs no attention any more');
    return {
      label: `what needs attention: ${plainText(item.text, longestName)}`,
      source: attentionSource(item),
      facts: { ...item, action: item.action?.label },
      item,
    };
  },
};

/** Reads what an `aboutKey` stands for, as far as the member may see it. Refuses what is not there (404). */
export async function readAbout(context: Context, asker: Asker, key: string): Promise<About> {
  const [kind = '', ...id] = key.split(':');
  const read = readers[kind];
  if (!read) throw new Refusal('missing', 'There is nothing like that');
  return read(context, asker, id.join(':'));
}

/** What a key stands for; undefined where there is none, or it is gone. */
export async function findAbout(
  context: Context,
  member: Member,
  key: string | null | undefined,
): Promise<About | undefined> {
  if (key == null) return undefined;
  try {
    return await readAbout(context, member, key);
  } catch (error) {
    if (error instanceof Refusal) return undefined;
    throw error;
  }
}

/** What is sent of it. */
export const describeAbout = ({ label, source }: About) => ({ label, to: source.to });
