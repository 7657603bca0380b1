import { Cable } from 'lucide-react';
import { agentTable } from '@switchboard/api-contract/agentTable';
import { SampleMark } from '../../src/blocks/marks/SampleMark/SampleMark.tsx';
import { Mark } from '../../src/components/display/Mark/Mark.tsx';
import { Row } from '../../src/components/layout/Row/Row.tsx';
import { agentLine } from '../../src/rules/agentLine.ts';
import { DocTable } from '../frame/DocTable.tsx';

const lines = [
  ...agentTable.map(({ slug, name }) => ({ name, ...agentLine(slug) })),
  { name: 'Any other agent', line: 'custom' as const, glyph: Cable },
];

export const Lines = () => (
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
);

export const Marks = () => (
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
);
