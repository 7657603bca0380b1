import { reducedMotion } from '../theme/media.ts';
import { useMediaQuery } from './useMediaQuery.ts';

/** Whether the person asked the system for less motion. */
export const useReducedMotion = (): boolean => useMediaQuery(reducedMotion);
