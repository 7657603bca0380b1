import type { ComponentDocs } from '../../../../docs/component/ComponentDocs.ts';
import { NumberInput } from '../NumberInput/NumberInput.tsx';
import { SettingRow } from './SettingRow.tsx';

export const docs: ComponentDocs = {
  use: 'Use it for each setting in a SettingsCard. It gives the control its name, its hint and its error, as a Field does.',
  stories: ['Playground', 'WithError', 'InAColumn'],
  instead: [
    { when: 'It is a form to fill in from top to bottom.', use: 'Components/Forms/Field' },
    { when: 'It is only shown, not set.', use: 'Components/Display/Facts' },
  ],
  pairs: [
    {
      do: {
        example: (
          <SettingRow label="Retry Attempts" hint="0 to 5" width="narrow">
            <NumberInput value={3} onValueChange={() => {}} />
          </SettingRow>
        ),
        why: 'A box as wide as a number says how much is expected.',
      },
      dont: {
        example: (
          <SettingRow label="Retry Attempts" hint="0 to 5" layout="column">
            <NumberInput value={3} onValueChange={() => {}} />
          </SettingRow>
        ),
        why: 'Full width is for lists and long text; here it costs a line and says nothing.',
      },
    },
  ],
  accessibility: {
    Role: 'None of its own: a `label`, a text, the control',
    Name: 'The label names the control',
    'Screen reader': 'Hint or error is the description of the control; an error marks it as invalid',
    Pointer: 'A press on the label moves the focus to the control, or turns a Switch',
    Colour: 'An error has an icon and words besides its red border',
    'Text size': 'Words wrap; the control keeps its width',
  },
  words: [
    { state: 'Hint', says: '0 to 5', never: 'Enter a value between 0 and 5' },
    { state: 'Error', says: 'Enter a number from 0 to 5', never: 'Out of range' },
  ],
};
