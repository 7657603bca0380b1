import { perApolloCall } from '@switchboard/api-contract/agents/leadGeneration';
import { bestScore, scoreLead } from '@switchboard/api-contract/agents/leadScore';
import type { Fact } from '@switchboard/api-contract/words/wordsOf';
import { apolloName } from './apollo.ts';
import { claimPeople, type Claim } from './foundPeople.ts';
import { updateLeads, writeLeads } from './writeLeads.ts';
import { readPerson, shownFields, type FoundFields, type Person } from './person.ts';
import type { LeadRun } from './LeadRun.ts';

/**
 * Makes leads of the people of one page, batch by batch. People whose lead is stored are updated for nothing; any other
 * is claimed first, so that nobody is paid for twice. Returns whether today's limit ended it.
 */
export async function addLeads(leadRun: LeadRun, page: readonly Person[]): Promise<boolean> {
  const { below, duplicates } = leadRun.counts;
  const people = page.filter(({ id }) => !leadRun.settled.has(id));
  const found = new Map(people.map((one) => [one.id, readPerson(one, leadRun.settings)]));
  const shown = people.map((one) => [one.id, shownFields(one, found.get(one.id) ?? {})] as const);
  try {
    for (const id of (await updateLeads(leadRun, new Map(shown))).keys()) found.delete(id);
    return await claimAndAdd(leadRun, found);
  } finally {
    logSkipped(leadRun, { below: leadRun.counts.below - below, duplicates: leadRun.counts.duplicates - duplicates });
  }
}

/** Takes people who have no lead, or one that was never completed. Returns whether today's limit ended it. */
async function claimAndAdd(leadRun: LeadRun, people: ReadonlyMap<string, FoundFields>): Promise<boolean> {
  const { context, settings, finding, counts } = leadRun;
  const paid = settings.autoEnrichment;
  let rest = dropBelowMinimum(leadRun, people);
  while (rest.length > 0) {
    const claim = await claimPeople(
      context.db,
      finding,
      rest.map(([id]) => id),
      paid ? perApolloCall.match : perApolloCall.search,
    );
    for (const { outcome } of claim.known)
      if (outcome !== null) counts.count(outcome === 'below' ? 'below' : 'duplicate');
    if (claim.claimed.length > 0) {
      const own = new Set(claim.claimed);
      const known = paid ? await complete(leadRun, claim) : claim.paid;
      const found = rest
        .filter(([id]) => own.has(id))
        .map(([id, fields]) => [id, { ...fields, ...known.get(id) }] as const);
      await writeLeads(leadRun, new Map(found), own, known);
    }
    if (claim.capped) return true;
    const done = new Set([...claim.claimed, ...claim.known.map(({ personId }) => personId)]);
    rest = rest.filter(([id]) => !done.has(id));
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

/** Those who have the minimum score by what the search shows, or could have it; nothing is paid for the others. */
function dropBelowMinimum({ settings, counts }: LeadRun, people: ReadonlyMap<string, FoundFields>) {
  const score = (shown: FoundFields): number =>
    settings.autoEnrichment ? bestScore(shown, settings) : scoreLead(shown, settings).score;
  const kept = [...people].filter(([, shown]) => score(shown) >= settings.minimumScore);
  counts.below += people.size - kept.length;
  return kept;
}

function logSkipped({ run, settings }: LeadRun, { below, duplicates }: { below: number; duplicates: number }): void {
  const decide = (text: Fact): void => run.log.add({ kind: 'decision', text });
  if (below > 0) decide({ kind: 'belowMinimumDropped', args: { records: below, minimum: settings.minimumScore } });
  if (duplicates > 0) decide({ kind: 'duplicatesSkipped', args: { records: duplicates } });
}
