import type { ComponentDocs } from '../../../../docs/component/ComponentDocs.ts';
import { CellText } from './CellText.tsx';

export const docs: ComponentDocs = {
  use: 'Use it for every text in a table or a card that somebody else wrote: it may be missing, endless, in another direction or full of markup, and the row stays as it is.',
  stories: ['Playground', 'Looks', 'Missing', 'Long'],
  instead: [
    { when: 'It is a status.', use: 'Blocks/Marks/StatusBadge' },
    { when: 'It is a moment in time.', use: 'Components/Display/Time' },
    { when: 'There is nothing to say at all.', use: 'Blocks/Marks/NoValue' },
  ],
  pairs: [
    {
      do: {
        example: (
          <div style={{ width: 200 }}>
            <CellText look="strong">Donaudampfschifffahrtsgesellschaftskapitän und Söhne, Passau</CellText>
          </div>
        ),
        why: 'Two lines at most, broken where there is room.',
      },
      dont: {
        example: (
          <div style={{ width: 200, overflow: 'hidden', whiteSpace: 'nowrap' }}>
            Donaudampfschifffahrtsgesellschaftskapitän und Söhne, Passau
          </div>
        ),
        why: 'Cut off without a sign, it looks like the whole text.',
      },
    },
  ],
  accessibility: {
    'Screen reader': 'Reads the text as far as it is shown; “none” if there is none',
    'Text size': 'Two lines at any size; words break where they must',
    Colour: 'Five looks in ink; none of them is a tone',
  },
};
