import type { ComponentDocs } from '../../../../docs/component/ComponentDocs.ts';

export const docs: ComponentDocs = {
  use: 'Use it once on each page with Run now, for whatever stands between the press and the run.',
  stories: [{ story: 'Playground', frame: 520 }],
  instead: [{ when: 'The run has been asked for.', use: 'Blocks/Runs/RunBar' }],
  accessibility: { Role: 'A modal `dialog` at a time', Keys: 'Those of the dialog; the focus returns to Run now' },
};
