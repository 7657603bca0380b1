import { Row } from '../../../components/layout/Row/Row.tsx';
import { PriorityBadge } from './PriorityBadge.tsx';
import preview from '../../../../../../.storybook/preview.tsx';

const meta = preview.meta({ component: PriorityBadge, args: { value: 'high' }, tags: ['autodocs', 'manifest'] });

export const Playground = meta.story();

export const All = meta.story({
  render: (args) => (
    <Row wrap>
      {['critical', 'high', 'medium', 'low', 'whenever', undefined].map((value) => (
        <PriorityBadge key={value ?? 'none'} {...args} value={value} />
      ))}
    </Row>
  ),
});
