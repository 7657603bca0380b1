import { reducedMotion } from '../theme/media.ts';
import { useMediaQuery } from './useMediaQuery.ts';

/** Whether the system is set to reduced motion. */
export const useReducedMotion = (): boolean => useMediaQuery(reducedMotion);
