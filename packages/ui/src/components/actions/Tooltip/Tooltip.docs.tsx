import { Settings2 } from 'lucide-react';
import type { ComponentDocs } from '../../../../docs/component/ComponentDocs.ts';
import { Button } from '../Button/Button.tsx';
import { Tooltip } from './Tooltip.tsx';

export const docs: ComponentDocs = {
  summary: 'A few words about a control, beside it.',
  use: 'Use it to add to what a control says, most of all to an icon alone. Nobody should need it to go on: on a phone many never see it.',
  stories: ['Playground'],
  instead: [
    { when: 'People need it to fill in a field.', use: 'Components/Forms/Field' },
    { when: 'It says why a button is off: give it `disabledReason`.', use: 'Components/Actions/Button' },
    { when: 'It warns that a figure is not what it seems.', use: 'Components/Display/DashedMark' },
    { when: 'It tells how something ended.', use: 'Components/Layers/Toast' },
  ],
  pairs: [
    {
      do: {
        example: (
          <Tooltip content="Configure the connection">
            <Button icon={Settings2} aria-label="Configure" />
          </Tooltip>
        ),
        why: 'Around a control: it shows under the pointer and on focus.',
      },
      dont: {
        example: (
          <Tooltip content="Checked 3 minutes ago">
            <span>Connected</span>
          </Tooltip>
        ),
        why: 'Text takes no focus, so that nobody gets there by keyboard or by touch.',
      },
    },
  ],
  accessibility: {
    Role: '`tooltip`, hidden: its words are the description of the control',
    Name: 'None; where it repeats the name of the control, set `describes` to false',
    Keys: 'Shown at once when the focus comes by keyboard. `Escape` closes it, and not the dialog around it',
    Focus: 'Never moves',
    Pointer:
      'After 700 ms, or at once if another one was shown within 300 ms. The pointer may move onto it. By touch, a tap shows it',
    Motion: 'None',
    'Text size': 'At most 252 px wide, then it wraps; never beyond the window',
  },
  words: [{ state: 'Tooltip', says: 'Configure the connection', never: 'Click to configure the connection' }],
};
