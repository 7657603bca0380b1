import * as v from 'valibot';
import type { ServiceId } from '../catalogue.ts';
import type { Fact } from '../words/wordsOf.ts';
import type { NamedSetting } from './namedSettings.ts';

/** A run of the agent needs one of these services, the most suitable first. */
export interface ServiceNeed {
  readonly services: readonly ServiceId[];
  /** The services, or those of them, that must give access to an account: a Refresh Token is stored. */
  readonly account?: true | readonly ServiceId[];
  /** A secret setting of the agent that stands for the connection. */
  readonly orSecret?: string;
}

/** A setting without which no run can start. `label` is the button that leads to it. */
export interface MissingSetting {
  readonly setting: NamedSetting;
  readonly text: Fact;
  readonly label: string;
}

/** Kinds of what a run can lack. */
export const missingKinds = ['connection', 'setting', 'permission', 'budget'] as const;

/**
 * One thing that a run lacks, so that it does not start. `id`: the service, the name of the setting, the right or the
 * budget. `to`: the address in the app that mends it.
 */
export const missing = v.object({
  kind: v.string(),
  id: v.string(),
  text: v.string(),
  to: v.fallback(v.optional(v.string()), undefined),
  /** The button that leads there. */
  label: v.fallback(v.optional(v.string()), undefined),
});
export type Missing = v.InferOutput<typeof missing>;
