import { Row } from '../../layout/Row/Row.tsx';
import { paddedStory } from '../../../../test/paddedStory.tsx';
import { Count } from './Count.tsx';
import preview from '../../../../../../.storybook/preview.tsx';

const meta = preview.meta({ component: Count, decorators: [paddedStory] });

export const OneToMany = meta.story({
  render: () => (
    <Row>
      <Count>7</Count>
      <Count>42</Count>
      <Count>1,284</Count>
    </Row>
  ),
});
