import type { ServiceId } from '../catalogue.ts';
import type { NamedSetting } from '../runs/namedSettings.ts';
import type { Fact } from '../words/wordsOf.ts';

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
