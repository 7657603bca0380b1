import { Row } from '../../layout/Row/Row.tsx';
import { paddedStory } from '../../../../test/paddedStory.tsx';
import { Count } from './Count.tsx';
import preview from '../../../../../../.storybook/preview.tsx';

const meta = preview.meta({
  component: Count,
  args: { children: '7' },
  decorators: [paddedStory],
  tags: ['autodocs', 'manifest'],
});

export const Playground = meta.story();

export const OneToMany = meta.story({
  render: (args) => (
    <Row>
      <Count {...args} />
      <Count {...args}>42</Count>
      <Count {...args}>1,284</Count>
    </Row>
  ),
});
