import type { HashEntry } from 'storybook/manager-api';
import { SEPARATOR } from './separator.ts';

/** The label in the side panel: the first part of the name. */
export const labelOf = ({ name }: HashEntry): string => name.split(SEPARATOR)[0] ?? name;
