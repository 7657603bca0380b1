import type { HeldReason } from '@switchboard/api-contract/schedules/schedule';
import { entryOf } from './lookup.ts';

interface HeldRule {
  /** Why no runs are made, as a sentence. */
  readonly says: string;
  /** The button that ends it; missing if another place does. */
  readonly action?: 'Resume' | 'Start';
}

const held = {
  disabled: { says: 'Held while the agent is switched off in its configuration.' },
  paused: { says: 'Held while the agent is paused.', action: 'Resume' },
  idle: { says: 'Held until the agent is started.', action: 'Start' },
  training: { says: 'Held while the agent is in training.', action: 'Start' },
  error: { says: 'Held while the agent is in error.', action: 'Start' },
  open: { says: 'Held until the last run has ended.' },
} as const satisfies Record<HeldReason, HeldRule>;

/** Why a schedule is held, and what ends it. An unknown reason is not told. */
export const scheduleHeld = (reason: string): HeldRule => entryOf<HeldRule>(held, reason) ?? { says: 'Held for now.' };
