import { agentTable } from '@switchboard/api-contract/agentTable';
import { editedFields, type LeadGenerationSettings } from '@switchboard/api-contract/agents/leadGeneration';
import { isQualifyingScore, scoreLead } from '@switchboard/api-contract/agents/leadScore';
import { isSameValue } from '@switchboard/api-contract/configuration';
import { isSameSide, type NewStep } from '../../outside/Caller.ts';
import { addressKey, findRows, readRecord, writeRecords, type RecordRow } from '../../records/records.ts';
import type { RecordOf } from '../../records/collections.ts';
import type { StoreWriter } from '../../platform/store/Database.ts';
import type { FoundOutcome } from './tables.ts';
import { apolloName } from './apollo.ts';
import { saveOutcomes } from './foundPeople.ts';
import type { FoundFields } from './person.ts';
import type { LeadRun } from './LeadRun.ts';

type Lead = RecordOf<'leads'>;

const ownAgent = agentTable.find(({ slug }) => slug === 'lead-generation')?.id;

/** The id of the lead that an agent makes of a person. Records of all agents of a tenant share their ids. */
export const leadId = (agentId: string, personId: string): string =>
  agentId === ownAgent ? `apollo-${personId}` : `apollo-${agentId}-${personId}`;

type Found = ReadonlyMap<string, FoundFields>;

/**
 * Updates the leads of people who need not be paid for, since theirs is stored and complete. Returns what became of
 * them; the others stay as they are.
 */
export const updateLeads = (leadRun: LeadRun, shown: Found): Promise<ReadonlyMap<string, FoundOutcome>> =>
  store(leadRun, shown, {
    claimed: new Set(),
    isTaken: (own) => own !== undefined && (!leadRun.settings.autoEnrichment || isComplete(own)),
  });

/**
 * Writes what was found about people whom the run claimed, and what became of them, in one transaction. A person is
 * known by the id, else by the address. `paid`: what was paid for about some, which is kept also of those who have not
 * the minimum score.
 */
export async function writeLeads(
  leadRun: LeadRun,
  found: Found,
  claimed: ReadonlySet<string>,
  paid: Found,
): Promise<void> {
  await store(leadRun, found, { claimed, paid, isTaken: () => true });
}

/** A search alone shows none of these fields. */
const isComplete = ({ email, linkedinUrl, location }: Lead): boolean => Boolean(email ?? linkedinUrl ?? location);

interface Storing {
  readonly claimed: ReadonlySet<string>;
  readonly paid?: Found;
  /** Whether somebody is dealt with, by the lead that is stored of this person's id. */
  readonly isTaken: (own: Lead | undefined) => boolean;
}

async function store(
  leadRun: LeadRun,
  found: Found,
  { claimed, paid, isTaken }: Storing,
): Promise<ReadonlyMap<string, FoundOutcome>> {
  if (found.size === 0) return new Map();
  const { run, settings, counts, of } = leadRun;
  const owner = { tenantId: run.tenantId, agentId: run.agent.id, runId: run.id };
  let outcomes = new Map<string, FoundOutcome>();
  await run.log.keep(
    () => stepOf([...outcomes.values()]),
    async (db, at) => {
      outcomes = await write(leadRun, db, { found, isTaken, at });
      const own = new Map([...outcomes].filter(([id]) => claimed.has(id)));
      await saveOutcomes(db, owner, own, { toSheet: settings.googleSheetsUrl !== '', ...(paid && { paid }) });
    },
  );
  if (outcomes.size === 0) return outcomes;
  for (const outcome of outcomes.values()) counts.count(outcome);
  run.log.progress({
    text: { kind: 'askingService', args: { service: apolloName } },
    done: Math.min(counts.all, of),
    of,
  });
  return outcomes;
}

/** 'Added 12 leads, updated 4'; undefined if neither. */
function stepOf(outcomes: readonly FoundOutcome[]): NewStep | undefined {
  const count = (wanted: FoundOutcome): number => outcomes.filter((outcome) => outcome === wanted).length;
  const [added, updated] = [count('added'), count('updated')];
  if (added + updated === 0) return undefined;
  return {
    kind: 'write',
    text: { kind: 'recordsWritten', args: { collection: 'leads', added, updated } },
    records: { collection: 'leads', count: added + updated },
  };
}

/** What became of each person who was dealt with. */
async function write(
  { run, settings }: LeadRun,
  db: StoreWriter,
  { found, isTaken, at }: Pick<Storing, 'isTaken'> & { readonly found: Found; readonly at: string },
): Promise<Map<string, FoundOutcome>> {
  const { tenantId, agent, origin } = run;
  const place = { tenantId, agentId: agent.id, collection: 'leads', origin } as const;
  const ids = [...found.keys()].map((id) => leadId(run.agent.id, id));
  const addresses = [...found.values()].flatMap(({ email }) => email ?? []);
  const byId = new Map<string, Lead>();
  const byAddress = new Map<string, Lead>();
  const remember = (lead: Lead): void => {
    byId.set(lead.id, lead);
    const key = addressKey(lead.email);
    if (key !== null) byAddress.set(key, lead);
  };
  const rows = await findRows(db, place, { ids, addresses });
  const [deleted, kept] = [rows.filter(isDeleted), rows.filter((row) => !isDeleted(row))];
  kept
    .flatMap((row) => readRecord('leads', row) ?? [])
    .filter(isSameSide(origin))
    .forEach(remember);
  const changed = new Map<string, Lead>();
  const outcomes = new Map<string, FoundOutcome>();
  for (const [personId, fields] of found) {
    const id = leadId(run.agent.id, personId);
    const address = addressKey(fields.email) ?? '';
    if (!isTaken(byId.get(id))) continue;
    const stored = byId.get(id) ?? byAddress.get(address);
    if (!stored && deleted.some((row) => row.id === id || row.address === address)) {
      outcomes.set(personId, 'duplicate');
      continue;
    }
    const lead = stored ? mergeLead(stored, fields, settings, at) : createLead(id, fields, settings, at);
    const isBelow = !stored && (lead?.score ?? 0) < settings.minimumScore;
    outcomes.set(personId, isBelow ? 'below' : !lead ? 'duplicate' : stored ? 'updated' : 'added');
    if (!lead || isBelow) continue;
    changed.set(lead.id, lead);
    remember(lead);
  }
  const records = [...changed.values()].map((record) => ({ record, createdAt: record.createdAt ?? at }));
  await writeRecords(db, place, records, rows);
  return outcomes;
}

const isDeleted = ({ deletedAt }: RecordRow): boolean => deletedAt !== null;

/** A lead that was just found, with its score; qualified by itself where that is high. */
function createLead(id: string, found: FoundFields, settings: LeadGenerationSettings, at: string): Lead {
  const scored = scoreLead(found, settings);
  const status = isQualifyingScore(scored.score) ? 'qualified' : 'new';
  return { id, ...found, ...scored, status, source: apolloName, createdAt: at, lastUpdated: at };
}

/**
 * A stored lead after it was found again; undefined if that changes nothing. What a member wrote stays. A status only
 * rises from new to qualified, and only where no member has set it.
 */
function mergeLead(stored: Lead, found: FoundFields, settings: LeadGenerationSettings, at: string): Lead | undefined {
  const edited = editedFields(stored);
  const isFree = (field: string): boolean => !edited.includes(field);
  const known = { ...stored, ...Object.fromEntries(Object.entries(found).filter(([field]) => isFree(field))) };
  const scored = isFree('score') ? scoreLead(known, settings) : undefined;
  const rises = scored && isFree('status') && stored.status === 'new' && isQualifyingScore(scored.score);
  const merged: Lead = { ...known, ...scored, ...(rises && { status: 'qualified' }) };
  if (isSameValue(merged, stored)) return undefined;
  return { ...merged, ...(edited.length > 0 && { edited: [...edited] }), lastUpdated: at };
}
