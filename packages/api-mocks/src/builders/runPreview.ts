import { runPreview as runPreviewSchema, type RunPreviewAnswer } from '@switchboard/api-contract/runs/run';
import { read } from './read.ts';

/** A run of lead generation whose industries and locations changed. */
export function runPreviewAnswer(overrides: Partial<RunPreviewAnswer> = {}): RunPreviewAnswer {
  return {
    needed: true,
    changed: ['targetIndustries', 'locations'],
    criteria: ['Logistics', 'Biotech', '51–200', '201–500', 'Poland', 'cold chain'],
    takes: [
      {
        what: { kind: 'takesLeads', args: {} },
        amount: { kind: 'upTo', args: { amount: 50 } },
        note: { kind: 'leadsPerDay', args: {} },
      },
      {
        what: { kind: 'takesCalls', args: { service: 'Apollo' } },
        amount: { kind: 'about', args: { amount: 6 } },
      },
      {
        what: { kind: 'takesCredits', args: { service: 'Apollo' } },
        amount: { kind: 'upTo', args: { amount: 50 } },
      },
    ],
    note: { kind: 'leadsBelowDropped', args: { minimum: 70 } },
    ...overrides,
  };
}
export const runPreview = (overrides: Partial<RunPreviewAnswer> = {}) =>
  read(runPreviewSchema, runPreviewAnswer(overrides));
