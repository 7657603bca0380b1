import { useEffect, useEffectEvent } from 'react';
import { focusSetting } from './focusSetting.ts';

/**
 * Gives the focus to a setting that the address names, once its form is there. Then calls `onDone`, with the control if
 * the form has the field.
 */
export function useSettingFocus(
  setting: string | undefined,
  ready: boolean,
  onDone: (control: HTMLElement | undefined) => void,
): void {
  const done = useEffectEvent(onDone);
  useEffect(() => {
    if (setting && ready) done(focusSetting(setting));
  }, [setting, ready]);
}
