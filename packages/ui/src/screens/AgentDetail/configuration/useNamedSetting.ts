import { useState } from 'react';
import { focusSetting } from '../../../blocks/forms/focusSetting.ts';
import { useSettingFocus } from '../../../blocks/forms/useSettingFocus.ts';

/**
 * Gives the focus to the setting that the address names: to its field, or to Custom Settings, where what has no field
 * of its own is written by name. The name is selected there; returns it where it has to be added.
 */
export function useNamedSetting(setting: string | undefined, onDone: () => void): string | undefined {
  const [lacking, setLacking] = useState<string>();
  useSettingFocus(setting, true, (field) => {
    const area = field ? undefined : focusSetting('customSettings');
    if (setting && area instanceof HTMLTextAreaElement) {
      const name = JSON.stringify(setting);
      const at = area.value.indexOf(name);
      if (at >= 0) area.setSelectionRange(at, at + name.length);
      setLacking(at >= 0 ? undefined : setting);
    }
    onDone();
  });
  return lacking;
}
