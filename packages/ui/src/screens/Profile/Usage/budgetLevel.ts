import { nearShare } from '@switchboard/api-contract/usage';
import { Wallet } from 'lucide-react';
import type { Rule } from '../../../rules/lookup.ts';

/** How near a budget is to its end; undefined while it is not. The bar has colours of its own. */
export function budgetLevel(percent: number | undefined): Rule | undefined {
  if (percent === undefined || percent < nearShare * 100) return undefined;
  return percent >= 100
    ? { label: 'Reached', tone: 'critical', icon: Wallet }
    : { label: 'Near', tone: 'caution', icon: Wallet };
}
