import { definePreviewAddon } from 'storybook/internal/csf';

/** What our own stories say about themselves. */
export interface OwnParameters {
  /** The ids of docs/states.md that the story shows when it has come to rest. */
  covers?: readonly string[];
  /** The ids of those whose behaviour the story tests. */
  asserts?: readonly string[];
  /** Console messages that the story provokes. */
  allowConsole?: readonly RegExp[];
}

/** Gives the types of our own parameters to every story. */
export const ownParameters = () => definePreviewAddon<{ parameters: OwnParameters }>({});
