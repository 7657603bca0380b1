import { useEffect, useEffectEvent } from 'react';
import { isComposing } from '../../devices/isComposing.ts';

/** Calls back for Escape, wherever the focus is. */
export function useEscape(enabled: boolean, onPress: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented && !isComposing(event)) onPress();
  });
  useEffect(() => {
    if (!enabled) return undefined;
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [enabled]);
}
