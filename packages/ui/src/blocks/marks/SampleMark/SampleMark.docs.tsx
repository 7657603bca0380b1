import type { ComponentDocs } from '../../../../docs/component/ComponentDocs.ts';
import { SectionHead } from '../../../components/layout/Section/Section.tsx';
import { SampleMark } from './SampleMark.tsx';

export const docs: ComponentDocs = {
  summary: 'Says that what is beside it is made up.',
  use: 'Use it beside the heading if the whole section is a sample, in the tile if only that figure is. It goes when real data comes; its place is not kept.',
  stories: ['Playground'],
  instead: [
    { when: 'The figures are real, but old.', use: 'Blocks/States/StaleBanner' },
    { when: 'A whole page shows samples because the server can not be reached.', use: 'Blocks/States/SamplesBanner' },
    { when: 'It names the sandbox or another short mark.', use: 'Components/Display/DashedMark' },
  ],
  pairs: [
    {
      do: {
        example: <SectionHead title="Recent Activity" mark={<SampleMark />} />,
        why: 'One mark for all that is below the heading.',
      },
      dont: {
        example: <SectionHead title="Recent Activity (demo)" />,
        why: 'A word in the heading can not be explained, and reads as its name.',
      },
    },
  ],
  accessibility: {
    Role: '`button`, since it explains itself on a press',
    Name: '“Sample”; the explanation is its description',
    Keys: '`Tab` to it shows the explanation, `Escape` hides it',
    Pointer: 'Hover or a tap; 32 px to hit',
    Colour: 'A dashed border and a word, in no tone',
  },
  words: [
    { state: 'Mark', says: 'Sample', never: 'Demo' },
    { state: 'Explanation', says: "Built-in sample, not your organisation's data" },
  ],
};
