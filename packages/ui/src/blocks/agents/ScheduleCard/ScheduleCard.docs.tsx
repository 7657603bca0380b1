import type { ComponentDocs } from '../../../../docs/component/ComponentDocs.ts';

const code = `import { ScheduleCard, useScheduleForm } from '@switchboard/ui/blocks/agents/ScheduleCard';

const schedule = { saved, zone, draft, onDraftChange, onSave };
<ScheduleCard
  schedule={schedule}
  form={useScheduleForm(schedule, now)}
  onStart={agent.status === 'paused' ? start : undefined}
  now={now}
/>`;

export const docs: ComponentDocs = {
  use: 'Use it as the first card of an agent’s configuration: when it runs by itself, and when next. The one bar of the page saves it.',
  stories: [
    { story: 'Playground', frame: 520, code },
    { story: 'Off', frame: 200, code },
    { story: 'Held', frame: 480, code },
    { story: 'Invalid', frame: 480, code },
  ],
  instead: [
    { when: 'Settings say what a run does.', use: 'Blocks/Forms/SettingsForm' },
    { when: 'One hour of the day is all there is to set.', use: 'Components/Forms/TextInput' },
  ],
  accessibility: {
    Role: 'A region named Schedule; the kinds are a group of buttons, of which one is pressed',
    Keys: '`Tab` through the kinds and fields, then the bar of the page',
    Announced: 'Held, and what was left out, as a status',
    Colour: 'Held is an icon and a sentence',
    'Text size': 'Kinds break into more lines; the field labels wrap above their controls',
  },
  words: [
    { state: 'Held', says: 'Held while the agent is paused. 3 runs were skipped.', never: 'Schedule inactive' },
    { state: 'Off', says: 'Runs only when you press Run now.', never: 'No cron' },
    { state: 'Next run', says: 'Monday 23 November, 08:00 CET', never: '2026-11-23T07:00:00Z' },
  ],
};
