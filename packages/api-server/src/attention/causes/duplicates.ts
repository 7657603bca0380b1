import { limits } from '@switchboard/api-contract/limits';
import { addresses } from '@switchboard/api-contract/runs/addresses';
import { counted } from '@switchboard/api-contract/words/say';
import { findPairs } from '../../programs/contacts/findPairs.ts';
import type { Cause, Finding } from '../Cause.ts';

/** Contacts that may be one. */
export const duplicates: Cause = async ({ db }, { tenantId, agents }) => {
  const found: Finding[] = [];
  for (const { id: agentId, listType, name } of agents) {
    if (listType !== 'contacts') continue;
    const count = (await findPairs(db, { tenantId, agentId })).length;
    if (count === 0) continue;
    const many = count >= limits.contacts.pairs ? `${count} pairs or more` : counted(count, 'pair');
    found.push({
      id: `duplicates.${agentId}`,
      kind: 'duplicates',
      severity: 'info',
      text: `${many} of contacts may be duplicates`,
      about: name,
      count,
      action: { label: 'Review duplicates', to: addresses.duplicates(agentId) },
    });
  }
  return found;
};
