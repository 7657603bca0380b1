import { definePreviewAddon } from 'storybook/internal/csf';
import type { StateId } from './states/stateIds.ts';

/** What our own stories say about themselves. */
export interface OwnParameters {
  /** The documented states that the story shows when it has come to rest. */
  covers?: readonly StateId[];
  /** The documented states whose behaviour the story tests. */
  asserts?: readonly StateId[];
  /** Console messages that the story provokes. */
  allowConsole?: readonly RegExp[];
}

/** Gives the types of our own parameters to every story. */
export const ownParameters = () => definePreviewAddon<{ parameters: OwnParameters }>({});
