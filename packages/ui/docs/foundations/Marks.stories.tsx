import { Cable } from 'lucide-react';
import { agentTable } from '@switchboard/api-contract/agentTable';
import preview from '../../../../.storybook/preview.tsx';
import { SampleMark } from '../../src/blocks/marks/SampleMark/SampleMark.tsx';
import { Mark } from '../../src/components/display/Mark/Mark.tsx';
import { Row } from '../../src/components/layout/Row/Row.tsx';
import { agentLine } from '../../src/rules/agentLine.ts';
import { DocPage, DocPart } from '../frame/DocPage.tsx';
import { DocTable } from '../frame/DocTable.tsx';

const meta = preview.meta({ title: 'Foundations/Lines and marks' });

const lines = [
  ...agentTable.map(({ slug, name }) => ({ name, ...agentLine(slug) })),
  { name: 'Any other agent', line: 'custom' as const, glyph: Cable },
];

/** The seven lines, and the words that mark what is not real. */
export const LinesAndMarks = meta.story({
  name: 'Lines and marks',
  render: () => (
    <DocPage
      path="Foundations"
      name="Lines and marks"
      summary="A line says who: one colour and one glyph an agent. A mark says that what is beside it is not what it seems."
    >
      <DocPart title="Lines">
        <DocTable
          label="Lines"
          heads={['Agent', 'Line', 'Solid', 'Soft']}
          rows={lines.map(({ name, line, glyph }) => [
            name,
            <code key="line">{line}</code>,
            <Row key="solid">
              {(['sm', 'md', 'lg'] as const).map((size) => (
                <Mark key={size} icon={glyph} line={line} size={size} />
              ))}
            </Row>,
            <Mark key="soft" icon={glyph} line={line} variant="soft" />,
          ])}
        />
      </DocPart>
      <DocPart title="Marks" hint="Nothing made up is shown as fact.">
        <DocTable
          label="Marks"
          heads={['Mark', 'Says', 'Stands']}
          rows={[
            [
              <SampleMark key="mark" />,
              'Nobody measured this figure or recorded this record.',
              'Beside the heading if the whole section is a sample, in the tile if only that figure is.',
            ],
          ]}
        />
      </DocPart>
    </DocPage>
  ),
});
