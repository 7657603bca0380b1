import { parseStates } from '../../../../.storybook/states/parseStates.ts';
import catalogue from '../../../../docs/states.md?raw';

/** The documented states, in the order of docs/states.md. */
export const documentedStates = parseStates(catalogue);
