import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bot } from 'lucide-react';
import { LINES } from '../../../theme/tokens.ts';
import { Row } from '../../layout/Row/Row.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { paddedStory } from '../../../../test/paddedStory.tsx';
import { Mark } from './Mark.tsx';

const meta = { component: Mark, tags: ['autodocs'], decorators: [paddedStory] } satisfies Meta<typeof Mark>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AllVariants: Story = {
  render: () => (
    <Stack>
      {(['solid', 'soft', 'plate'] as const).map((variant) => (
        <Row key={variant}>
          {LINES.map((line) => (
            <Mark key={line} icon={Bot} line={line} variant={variant} />
          ))}
        </Row>
      ))}
      <Row>
        <Mark variant="plate" size="sm">
          O
        </Mark>
        <Mark variant="plate">A</Mark>
        <Mark icon={Bot} size="sm" line="email" />
        <Mark icon={Bot} size="lg" line="email" />
      </Row>
    </Stack>
  ),
};
