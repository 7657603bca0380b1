import { perApolloCall } from '@switchboard/api-contract/agents/leadGeneration';
import { bestScore, scoreLead } from '@switchboard/api-contract/agents/leadScore';
import type { Fact } from '@switchboard/api-contract/words/wordsOf';
import { isSameSide } from '../../outside/Caller.ts';
import { findRecords } from '../../records/records.ts';
import type { RecordOf } from '../../records/collections.ts';
import { apolloName } from './apollo.ts';
import { claimPeople, type Claim } from './foundPeople.ts';
import { writeLeads, leadId } from './writeLeads.ts';
import { readPerson, readShownPerson, type FoundFields, type Person } from './person.ts';
import type { LeadRun } from './LeadRun.ts';

/**
 * Makes leads of the people of one page, batch by batch. People whose lead is stored are updated for nothing; any other
 * is claimed first, so that nobody is paid for twice. Returns whether today's limit ended it.
 */
export async function addLeads(leadRun: LeadRun, page: readonly Person[]): Promise<boolean> {
  const { below, duplicates } = leadRun.counts;
  const people = page.filter(({ id }) => !leadRun.settled.has(id));
  try {
    const stored = await storedLeads(leadRun, people);
    const isKnown = ({ id }: Person): boolean => stored.has(id);
    const known = people.filter(isKnown).map((one) => [one.id, readShownPerson(one, leadRun.settings)] as const);
    await writeLeads(leadRun, new Map(known), new Set());
    return await claimAndAdd(
      leadRun,
      people.filter((one) => !isKnown(one)),
    );
  } finally {
    logSkipped(leadRun, { below: leadRun.counts.below - below, duplicates: leadRun.counts.duplicates - duplicates });
  }
}

/** Takes people who have no lead, or one that was never completed. Returns whether today's limit ended it. */
async function claimAndAdd(leadRun: LeadRun, people: readonly Person[]): Promise<boolean> {
  const { context, settings, finding, counts } = leadRun;
  const paid = settings.autoEnrichment;
  let rest = dropBelowMinimum(leadRun, people);
  while (rest.length > 0) {
    const claim = await claimPeople(
      context.db,
      finding,
      rest.map(({ id }) => id),
      paid ? perApolloCall.match : perApolloCall.search,
    );
    for (const { outcome } of claim.known)
      if (outcome !== null) counts.count(outcome === 'below' ? 'below' : 'duplicate');
    if (claim.claimed.length > 0) {
      const own = new Set(claim.claimed);
      const known = paid ? await complete(leadRun, claim) : claim.paid;
      const found = rest
        .filter(({ id }) => own.has(id))
        .map((one) => [one.id, { ...readPerson(one, settings), ...known.get(one.id) }] as const);
      await writeLeads(leadRun, new Map(found), own, known);
    }
    if (claim.capped) return true;
    const done = new Set([...claim.claimed, ...claim.known.map(({ personId }) => personId)]);
    rest = rest.filter(({ id }) => !done.has(id));
  }
  return false;
}

/** What is known about claimed people once they are paid for, by their ids; nobody is paid for twice. */
async function complete(
  { run, apollo, settings, counts, of }: LeadRun,
  { claimed, paid }: Claim,
): Promise<ReadonlyMap<string, FoundFields>> {
  const unpaid = claimed.filter((id) => !paid.has(id));
  if (unpaid.length === 0) return paid;
  const text = { kind: 'completingPeople', args: { service: apolloName, people: unpaid.length } } as const;
  run.log.progress({ text, done: Math.min(counts.all, of), of });
  const matched = await apollo.match(unpaid);
  return new Map([...paid, ...matched.map((one) => [one.id, readPerson(one, settings)] as const)]);
}

/** The people who need not be paid for, since their lead is stored and complete. */
async function storedLeads({ context, run, settings }: LeadRun, people: readonly Person[]): Promise<Set<string>> {
  const place = { tenantId: run.tenantId, agentId: run.agent.id, collection: 'leads' } as const;
  const personIds = new Map(people.map(({ id }) => [leadId(run.agent.id, id), id]));
  const leads = (await findRecords(context.db, place, { ids: [...personIds.keys()] })).filter(isSameSide(run.origin));
  return new Set(
    leads.flatMap((lead) => (!settings.autoEnrichment || isComplete(lead) ? (personIds.get(lead.id) ?? []) : [])),
  );
}

/** A search alone shows none of these fields. */
const isComplete = ({ email, linkedinUrl, location }: RecordOf<'leads'>): boolean =>
  Boolean(email ?? linkedinUrl ?? location);

/** Those who have the minimum score by what the search shows, or could have it; nothing is paid for the others. */
function dropBelowMinimum({ settings, counts }: LeadRun, people: readonly Person[]): readonly Person[] {
  const score = (one: Person): number => {
    const shown = readPerson(one, settings);
    return settings.autoEnrichment ? bestScore(shown, settings) : scoreLead(shown, settings).score;
  };
  const kept = people.filter((one) => score(one) >= settings.minimumScore);
  counts.below += people.length - kept.length;
  return kept;
}

function logSkipped({ run, settings }: LeadRun, { below, duplicates }: { below: number; duplicates: number }): void {
  const decide = (text: Fact): void => run.log.add({ kind: 'decision', text });
  if (below > 0) decide({ kind: 'belowMinimumDropped', args: { records: below, minimum: settings.minimumScore } });
  if (duplicates > 0) decide({ kind: 'duplicatesSkipped', args: { records: duplicates } });
}
