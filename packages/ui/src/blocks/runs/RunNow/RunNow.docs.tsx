import type { ComponentDocs } from '../../../../docs/component/ComponentDocs.ts';

export const docs: ComponentDocs = {
  use: 'Use it where a run of an agent is begun: last in the header of its pages, and in a list that a run would fill.',
  stories: ['Playground', 'Queuing'],
  instead: [
    { when: 'The run has failed.', use: 'Blocks/Runs/RunBar' },
    { when: 'The agent is to work by its schedule.', use: 'Blocks/Agents/ScheduleCard' },
  ],
  accessibility: {
    Role: '`button`; a link where the run is begun on another page',
    Keys: '`Enter` or `Space`; while it is asked for, a press does nothing',
    Announced: '“Queuing…” replaces its name while it is asked for',
  },
  words: [
    { state: 'Ready, or something is missing', says: 'Run now', never: 'Execute' },
    { state: 'Asked for', says: 'Queuing…', never: 'Loading' },
  ],
};
