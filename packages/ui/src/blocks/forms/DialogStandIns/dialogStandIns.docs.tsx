import type { ComponentDocs } from '../../../../docs/component/ComponentDocs.ts';

const code = `import { dialogStandIns } from '@switchboard/ui/blocks/forms/DialogStandIns';
import { part } from '@switchboard/ui/components/states/Part';

const SetupDialog = part(
  () => import('./SetupDialog').then((module) => module.SetupDialog),
  dialogStandIns(({ connection }) => ({ title: connection.name })),
);`;

export const docs: ComponentDocs = {
  summary: 'What is there of a dialog before its code is: surface, heading, a way out.',
  use: 'Use it with `part` for every dialog whose code is loaded on demand. A press has an effect at once, also on a slow line.',
  stories: [
    { story: 'Playground', frame: 320, code },
    { story: 'Failed', frame: 340, code },
  ],
  components: [],
  instead: [
    { when: 'It is no dialog.', use: 'Components/States/Part' },
    { when: 'The code is there, and the data is missing.', use: 'Blocks/States/ViewRegion' },
  ],
  accessibility: {
    Role: '`dialog` with the title of the one that comes',
    Keys: '`Escape` closes it',
    Focus: 'In the dialog from the first frame on',
    Announced: '“Loading”, then why it did not load',
  },
  words: [{ state: 'Failed', says: 'This part did not load', never: 'ChunkLoadError' }],
};
