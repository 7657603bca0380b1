import { Plus, RotateCw, Target } from 'lucide-react';
import { expect } from 'storybook/test';
import { Badge } from '../../display/Badge/Badge.tsx';
import { Button } from '../../actions/Button/Button.tsx';
import { Mark } from '../../display/Mark/Mark.tsx';
import { paddedStory } from '../../../../test/paddedStory.tsx';
import { PageHeader } from './PageHeader.tsx';
import preview from '../../../../../../.storybook/preview.tsx';

const meta = preview.meta({
  component: PageHeader,
  tags: ['autodocs', 'manifest'],
  args: {
    title: 'API Connections',
    sub: 'The services your agents are allowed to call.',
    actions: (
      <Button variant="primary" icon={Plus}>
        Add Connection
      </Button>
    ),
  },
  decorators: [paddedStory],
});

export const Playground = meta.story();

export const Plain = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { level: 1, name: 'API Connections' });
    heading.focus();
    await expect(heading).toHaveFocus();
  },
});

export const OfALine = meta.story({
  args: {
    title: 'Lead Generation Agent',
    sub: <code>LEAD_GENERATION</code>,
    mark: <Mark icon={Target} line="lead-generation" size="lg" />,
    badge: (
      <Badge tone="positive" lamp="lit">
        Deployed
      </Badge>
    ),
    back: { href: '/dashboard', label: 'Back to Dashboard' },
    actions: (
      <>
        <Button icon={RotateCw}>Restart</Button>
        <Button>Stop</Button>
      </>
    ),
  },
});

export const Narrow = OfALine.extend({ tags: ['behaviour'], globals: { viewport: { value: 'narrow' } } });

export const LongTitle = meta.story({
  tags: ['odd'],
  args: { ...OfALine.composed.args, title: 'Lead'.repeat(80) },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
});
