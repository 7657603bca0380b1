import type { ComponentDocs } from '../../../../docs/component/ComponentDocs.ts';

export const docs: ComponentDocs = {
  summary: 'Words that are read out and not seen.',
  use: 'Use it where the eye understands from a place or a shape what the ear can not: the unit of a bare figure, “Unread” behind a dot.',
  stories: ['Playground'],
  instead: [
    { when: 'It should be read out when it changes.', use: 'Components/Display/LiveRegion' },
    { when: 'It is the label of a field: give it `hideLabel`.', use: 'Components/Forms/Field' },
    { when: 'Everybody would gain from the words: show them.', use: 'Components/Display/Badge' },
  ],
  accessibility: {
    Role: 'None',
    'Screen reader': 'Reads it in its place in the sentence',
    Focus: 'Nothing that takes the focus belongs in it: the ring would not be seen',
  },
  words: [{ state: 'After the figure 12', says: 'executions' }],
};
