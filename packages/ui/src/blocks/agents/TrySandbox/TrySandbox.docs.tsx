import type { ComponentDocs } from '../../../../docs/component/ComponentDocs.ts';

export const docs: ComponentDocs = {
  use: 'Use it where the sandbox is allowed and nothing is connected yet. It goes as soon as one service is.',
  stories: ['Playground', 'Connecting'],
  instead: [{ when: 'Something came from the sandbox.', use: 'Blocks/Marks/SandboxMark' }],
  accessibility: {
    Role: '`button`',
    Keys: '`Enter` or `Space` connects',
    Announced: 'What was connected, by a toast',
  },
  words: [{ state: 'It is connecting', says: 'Connecting…', never: 'Please wait' }],
};
