import { expect, fn } from 'storybook/test';
import { Row } from '../../layout/Row/Row.tsx';
import { paddedStory } from '../../../../test/paddedStory.tsx';
import { Anchor, Link, LinkProvider, type AnchorProps } from './Link.tsx';
import preview from '../../../../../../.storybook/preview.tsx';

const meta = preview.meta({
  component: Link,
  tags: ['autodocs', 'manifest'],
  subcomponents: { Anchor, LinkProvider },
  args: { href: '/agents', children: 'All agents' },
  decorators: [paddedStory],
});

export const Playground = meta.story();

export const AllVariants = meta.story({
  render: (args) => (
    <Row gap={4}>
      <Link {...args}>Text</Link>
      <Link {...args} variant="underline">
        Underline
      </Link>
      <Link {...args} variant="plain">
        Plain
      </Link>
      <Link {...args} standalone>
        Standalone
      </Link>
    </Row>
  ),
});

const followed = fn();
const RouterLink = ({ href, children, ...rest }: AnchorProps) => (
  <a
    href={href}
    {...rest}
    onClick={(event) => {
      event.preventDefault();
      followed(href);
    }}
  >
    {children}
  </a>
);

export const ThroughTheRouter = meta.story({
  tags: ['behaviour'],
  beforeEach: () => void followed.mockClear(),
  render: (args) => (
    <LinkProvider component={RouterLink}>
      <Link {...args} />
    </LinkProvider>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'All agents' }));
    await expect(followed).toHaveBeenLastCalledWith('/agents');
  },
});

export const OutsideTheApp = meta.story({
  args: { href: 'https://example.com', children: 'Open document' },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Open document (opens in a new tab)' });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  },
});

export const NotSafe = meta.story({
  tags: ['odd'],
  args: { href: 'javascript:alert(1)', children: 'Text only' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
    await expect(canvas.getByText('Text only')).toBeVisible();
  },
});
