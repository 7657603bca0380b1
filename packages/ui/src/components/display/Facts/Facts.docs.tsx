import type { ComponentDocs } from '../../../../docs/component/ComponentDocs.ts';
import { Facts } from './Facts.tsx';

const WIDE = { width: 280 };

export const docs: ComponentDocs = {
  use: 'Use it for what is known about one thing: the model of an agent, when it was created, what it can do. Words start in a line; figures end in one (`align="end"`).',
  stories: ['Playground', 'End', 'Start'],
  instead: [
    { when: 'There are several things of a kind.', use: 'Components/Layout/Table' },
    { when: 'A figure is to be seen from afar.', use: 'Components/Layout/Tile' },
    { when: 'The values can be changed.', use: 'Components/Forms/SettingRow' },
  ],
  pairs: [
    {
      do: {
        example: (
          <div style={WIDE}>
            <Facts items={[{ label: 'Created', value: '4 March 2026' }]} />
          </div>
        ),
        why: 'The name is a word or two: its column is 104 px wide.',
      },
      dont: {
        example: (
          <div style={WIDE}>
            <Facts items={[{ label: 'Date on which the agent was created:', value: '4 March 2026' }]} />
          </div>
        ),
        why: 'A long name wraps, and pulls its value away from the next one.',
      },
    },
  ],
  accessibility: {
    Role: 'A description list: `dl`, `dt`, `dd`',
    'Screen reader': 'Reads each name with its value',
    Colour: 'Names are muted, values are not',
    'Text size': 'Names and values wrap, also within a word',
  },
  words: [
    { state: 'Name', says: 'Created', never: 'Created on:' },
    { state: 'No value', says: '–', never: 'null' },
  ],
};
