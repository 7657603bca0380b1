import { editedFields, type LeadGenerationSettings } from '@switchboard/api-contract/agents/leadGeneration';
import { isQualifyingScore, scoreLead } from '@switchboard/api-contract/agents/leadScore';
import { isSameValue } from '@switchboard/api-contract/mergeConfiguration';
import type { RecordOf } from '../../records/collections.ts';
import { apolloName } from './apollo.ts';
import type { FoundFields } from './person.ts';

type Lead = RecordOf<'leads'>;

/** A lead that was just found, with its score; qualified by itself where that is high. */
export function createLead(id: string, found: FoundFields, settings: LeadGenerationSettings, at: string): Lead {
  const scored = scoreLead(found, settings);
  const status = isQualifyingScore(scored.score) ? 'qualified' : 'new';
  return { id, ...found, ...scored, status, source: apolloName, createdAt: at, lastUpdated: at };
}

/**
 * A stored lead after it was found again; undefined if that changes nothing. What a member wrote stays. A status only
 * rises from new to qualified, and only where no member has set it.
 */
export function mergeLead(
  stored: Lead,
  found: FoundFields,
  settings: LeadGenerationSettings,
  at: string,
): Lead | undefined {
  const edited = editedFields(stored);
  const isFree = (field: string): boolean => !edited.includes(field);
  const known = { ...stored, ...Object.fromEntries(Object.entries(found).filter(([field]) => isFree(field))) };
  const scored = isFree('score') ? scoreLead(known, settings) : undefined;
  const rises = scored && isFree('status') && stored.status === 'new' && isQualifyingScore(scored.score);
  const merged: Lead = { ...known, ...scored, ...(rises && { status: 'qualified' }) };
  if (isSameValue(merged, stored)) return undefined;
  return { ...merged, ...(edited.length > 0 && { edited: [...edited] }), lastUpdated: at };
}
