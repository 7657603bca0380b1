import type { ComponentDocs } from '../../../../docs/component/ComponentDocs.ts';

export const docs: ComponentDocs = {
  use: 'Use it below a list while records in it are selected. `RecordsSection` shows it by itself where several can be changed at once; further actions go into its slot.',
  stories: [{ story: 'Playground', frame: 140 }, 'AtTheLimit', 'Deleted'],
  instead: [
    { when: 'It saves a form.', use: 'Components/Forms/SaveBar' },
    { when: 'It concerns one record.', use: 'Blocks/Records/RecordEditor' },
  ],
  accessibility: {
    Role: 'A `group`, named after what is selected',
    Keys: '`Space` at a checkbox selects, with `Shift` a range; `Escape` lets go of all',
    Announced: 'How many are selected',
    'Text size': 'Its buttons go below the count on a phone',
  },
  words: [
    { state: 'Three selected', says: '3 selected', never: '3 items' },
    { state: 'More match than can be changed', says: 'At most 500 at a time' },
  ],
};
