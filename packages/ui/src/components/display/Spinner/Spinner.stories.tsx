import { expect } from 'storybook/test';
import { Row } from '../../layout/Row/Row.tsx';
import { paddedStory } from '../../../../test/paddedStory.tsx';
import { Spinner } from './Spinner.tsx';
import preview from '../../../../../../.storybook/preview.tsx';

const meta = preview.meta({ component: Spinner, decorators: [paddedStory], tags: ['autodocs', 'manifest'] });

export const Playground = meta.story({ args: { size: 'lg', label: 'Loading' } });

export const AllSizes = meta.story({
  render: (args) => (
    <Row>
      <Spinner {...args} size="sm" />
      <Spinner {...args} size="md" />
      <Spinner {...args} size="lg" label="Loading" />
    </Row>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading')).toBeInTheDocument();
  },
});
