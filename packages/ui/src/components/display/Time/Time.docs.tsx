import type { ComponentDocs } from '../../../../docs/component/ComponentDocs.ts';
import { Time } from './Time.tsx';

const AT = '2026-03-12T09:38:00Z';

export const docs: ComponentDocs = {
  summary: 'A moment in words, with its full date and time zone in the title.',
  use: 'Use it for every moment on a page: how long ago in lists of what happened, day and time where people plan by it. Give all of a page the same `now`.',
  stories: ['Playground', 'AllForms', 'InAZone', 'InGerman', 'NoTime'],
  instead: [
    { when: 'It says how old what the page shows is.', use: 'Blocks/States/StaleBanner' },
    { when: 'It is one of several facts: put it into them.', use: 'Components/Display/Facts' },
  ],
  pairs: [
    {
      do: {
        example: (
          <span>
            Last run <Time at={AT} now="2026-03-12T09:41:20Z" />
          </span>
        ),
        why: 'As people say it. Date and zone are in the title.',
      },
      dont: {
        example: <span>Last run {AT}</span>,
        why: 'What the API sends has to be worked out, and is in no one’s time zone.',
      },
    },
  ],
  accessibility: {
    Role: '`time`, with the moment for machines in `dateTime`',
    'Screen reader': 'Reads the words',
    Pointer: 'The title shows the full date and zone. Neither touch nor keyboard gets there, so nothing needs it',
    Motion: 'None: it changes only when `now` does',
    'Text size': 'Never breaks within its words',
  },
  words: [
    { state: 'relative', says: '3 minutes ago' },
    { state: 'dateTime', says: 'Today, 09:38' },
    { state: 'sentence', says: 'today at 09:38' },
    { state: 'day', says: '4 March 2026' },
    { state: 'brief', says: '3 min ago' },
    { state: 'No time', says: '–', never: 'Invalid Date' },
  ],
};
