import { useEffect, useEffectEvent } from 'react';

/** Calls back for `?` outside of fields, before it would begin a message. */
export function useKeysKey(enabled: boolean, onPress: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { target } = event;
    if (event.key !== '?' || (target instanceof HTMLElement && target.matches('input, textarea, select'))) return;
    event.preventDefault();
    onPress();
  });
  useEffect(() => {
    if (!enabled) return undefined;
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen, { capture: true });
    return () => document.removeEventListener('keydown', listen, { capture: true });
  }, [enabled]);
}
