import { Bot, Mail } from 'lucide-react';
import { LINES } from '../../../theme/tokens.ts';
import { Row } from '../../layout/Row/Row.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { paddedStory } from '../../../../test/paddedStory.tsx';
import { Mark } from './Mark.tsx';
import preview from '../../../../../../.storybook/preview.tsx';

const meta = preview.meta({ component: Mark, decorators: [paddedStory], tags: ['autodocs', 'manifest'] });

export const Playground = meta.story({ args: { icon: Mail, line: 'email' } });

export const AllVariants = meta.story({
  render: (args) => (
    <Stack>
      {(['solid', 'soft', 'plate'] as const).map((variant) => (
        <Row key={variant}>
          {LINES.map((line) => (
            <Mark key={line} {...args} icon={Bot} line={line} variant={variant} />
          ))}
        </Row>
      ))}
      <Row>
        <Mark {...args} icon={undefined} variant="plate" size="sm">
          O
        </Mark>
        <Mark {...args} icon={undefined} variant="plate">
          A
        </Mark>
        <Mark {...args} icon={Bot} size="sm" line="email" />
        <Mark {...args} icon={Bot} size="lg" line="email" />
      </Row>
    </Stack>
  ),
});
