import type { ComponentDocs } from '../../../../docs/component/ComponentDocs.ts';
import { SettingRow } from '../SettingRow/SettingRow.tsx';
import { Switch } from './Switch.tsx';

export const docs: ComponentDocs = {
  summary: 'Turns one thing on or off.',
  use: 'Use it in a SettingRow, for a setting that takes effect at once, or with the Save of its card. The label names what is on, and never changes.',
  stories: ['Playground', 'AllStates', 'NotAllowed'],
  instead: [
    { when: 'It is a box to tick in a form or a dialog.', use: 'Components/Forms/Checkbox' },
    { when: 'It is a choice between two things, both of which have a name.', use: 'Components/Forms/RadioCards' },
    { when: 'It does something once.', use: 'Components/Actions/Button' },
  ],
  pairs: [
    {
      do: {
        example: (
          <SettingRow label="Auto Sync" hint="Every hour">
            <Switch checked onCheckedChange={() => {}} />
          </SettingRow>
        ),
        why: 'The label says what is on. The switch alone says whether.',
      },
      dont: {
        example: (
          <SettingRow label="Auto Sync is on" hint="Every hour">
            <Switch checked onCheckedChange={() => {}} />
          </SettingRow>
        ),
        why: 'A label that says “on” is wrong as soon as it is off, and is read out as “is on, off”.',
      },
    },
  ],
  accessibility: {
    Role: '`switch`, on or off',
    Name: 'The label of its SettingRow, also pressable; else `aria-label`',
    Keys: '`Space` and `Enter` turn it',
    Announced: 'On or off, once the new value has come back to it',
    Pointer: '36 × 22 px; the area that can be pressed is 32 px high, 44 px below 1024 px',
    Motion: 'The knob slides; it jumps under reduced motion',
    Colour: 'The knob is on the right when it is on; green only supports that. Forced colours keep it',
  },
  words: [{ state: 'Label', says: 'Auto Sync', never: 'Turn on auto sync' }],
};
