import type { ComponentDocs } from '../../../../docs/component/ComponentDocs.ts';
import { Facts } from '../../../components/display/Facts/Facts.tsx';
import { NoValue } from './NoValue.tsx';

export const docs: ComponentDocs = {
  summary: 'The dash that says: there is no value here.',
  use: 'Use it wherever a value is missing: in a cell, a tile, a list of facts. Zero is a value and is written as 0.',
  stories: ['Playground'],
  instead: [
    { when: 'The text comes from the API and may be missing.', use: 'Blocks/Records/CellText' },
    { when: 'The whole list has nothing in it.', use: 'Components/States/EmptyState' },
    { when: 'The value is on its way.', use: 'Components/Display/Skeleton' },
  ],
  pairs: [
    {
      do: {
        example: <Facts items={[{ label: 'Last sync', value: <NoValue /> }]} />,
        why: 'A dash is quiet, and the row keeps its place.',
      },
      dont: {
        example: <Facts items={[{ label: 'Last sync', value: 'N/A' }]} />,
        why: '“N/A” is loud, and in a column of figures it looks like one.',
      },
    },
  ],
  accessibility: {
    'Screen reader': 'Reads “none”; the dash itself is hidden',
    Colour: 'The colour of the text around it',
  },
  words: [{ state: 'Missing', says: '–', never: 'undefined' }],
};
