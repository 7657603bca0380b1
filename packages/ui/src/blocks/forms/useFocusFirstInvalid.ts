import { useEffect, type RefObject } from 'react';
import type { Problems } from './problemsOf.ts';

/**
 * After a refused save the first wrong field gets the focus. `attempt` counts the saves, so that editing does not move
 * it.
 */
export function useFocusFirstInvalid(form: RefObject<HTMLElement | null>, problems: Problems, attempt: number): void {
  const any = Object.keys(problems).length > 0;
  useEffect(() => {
    if (attempt > 0 && any) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    // Only a new attempt moves the focus.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [attempt]);
}
