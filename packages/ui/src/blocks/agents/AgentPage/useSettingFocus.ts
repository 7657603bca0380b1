import { useEffect, useEffectEvent } from 'react';

/** Scrolls to a setting that the address names, and gives it the focus, once its form is there. Then calls `onDone`. */
export function useSettingFocus(setting: string | undefined, ready: boolean, onDone: () => void): void {
  const done = useEffectEvent(onDone);
  useEffect(() => {
    if (!setting || !ready) return;
    const row = document.querySelector(`[data-setting="${CSS.escape(setting)}"]`);
    const control = row?.querySelector<HTMLElement>('input, select, textarea, button');
    control?.scrollIntoView({ block: 'center' });
    control?.focus({ preventScroll: true });
    done();
  }, [setting, ready]);
}
