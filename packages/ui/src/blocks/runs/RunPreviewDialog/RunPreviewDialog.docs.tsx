import type { ComponentDocs } from '../../../../docs/component/ComponentDocs.ts';

export const docs: ComponentDocs = {
  use: 'Use it before the first run with other criteria, where a run uses up what a member pays for.',
  stories: [{ story: 'Playground', frame: 520 }],
  instead: [
    { when: 'Something is missing, so that no run can start.', use: 'Blocks/Runs/NotReadyDialog' },
    { when: 'What the run works on is to be written.', use: 'Blocks/Runs/RunInputDialog' },
  ],
  accessibility: {
    Role: 'A modal `dialog`',
    Keys: '`Tab` to Run, `Escape` cancels; the focus starts on the title, so that a held `Enter` starts nothing, and returns to Run now',
    Announced: 'Its title and what changed',
  },
  words: [
    { state: 'The most that it can take', says: 'up to 50', never: '50' },
    { state: 'An estimate', says: 'about 6', never: '6' },
  ],
};
