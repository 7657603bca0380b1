import type { ComponentDocs } from '../../../../docs/component/ComponentDocs.ts';

export const docs: ComponentDocs = {
  use: 'Use it beside whatever came from the sandbox: a connection, a run, a record. It really ran, but against a simulation. In a list it stands once at the heading if all rows came from there, else as `icon` in those rows.',
  stories: ['Playground'],
  instead: [{ when: 'Nobody measured the figures.', use: 'Blocks/Marks/SampleMark' }],
  accessibility: {
    Role: '`button`, since it explains itself on a press',
    Name: '“Sandbox”; the explanation is its description',
    Keys: '`Tab` to it shows the explanation, `Escape` hides it',
    Pointer: 'Hover or a tap; 32 px to hit',
    Colour: 'A solid border, a flask and a word, in no tone',
  },
  words: [{ state: 'Mark', says: 'Sandbox', never: 'Test' }],
};
