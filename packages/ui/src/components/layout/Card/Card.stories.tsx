import { expect } from 'storybook/test';
import { Button } from '../../actions/Button/Button.tsx';
import { Count } from '../../display/Count/Count.tsx';
import { Grid } from '../Grid/Grid.tsx';
import { Link } from '../../actions/Link/Link.tsx';
import { paddedStory } from '../../../../test/paddedStory.tsx';
import { Card, CardBody, CardFoot, CardHead } from './Card.tsx';
import preview from '../../../../../../.storybook/preview.tsx';

const meta = preview.meta({
  component: Card,
  tags: ['autodocs', 'manifest'],
  subcomponents: { CardHead, CardBody, CardFoot },
  decorators: [paddedStory],
});

export const Playground = meta.story({
  args: {
    as: 'section',
    'aria-labelledby': 'services',
    children: [
      <CardHead key="1" id="services" title="Services" mark={<Count>3</Count>} />,
      <CardBody key="2">Gmail, Google Calendar, Stripe</CardBody>,
      <CardFoot key="3">Checked 3 minutes ago</CardFoot>,
    ],
  },
});

export const AllVariants = meta.story({
  render: (args) => (
    <Grid columns={2}>
      <Card {...args} as="section" aria-label="Whole">
        <CardHead
          title="Recent Activity"
          mark={<Count>3</Count>}
          actions={
            <Link href="/all" standalone>
              All executions
            </Link>
          }
        />
        <CardBody>The body</CardBody>
        <CardFoot>
          <span>12 of 120</span>
          <span>Times in CET</span>
        </CardFoot>
      </Card>
      {(['solid', 'dashed', 'hollow', 'dark'] as const).map((variant) => (
        <Card key={variant} {...args} variant={variant} padded>
          {variant}
        </Card>
      ))}
      <Card {...args}>
        <CardHead title={'Averyveryverylongtitle'.repeat(8)} actions={<Button size="sm">Refresh</Button>} />
      </Card>
    </Grid>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 3, name: 'Recent Activity' })).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Whole' }).firstElementChild?.getBoundingClientRect().height).toBe(
      52,
    );
  },
});

export const Narrow = AllVariants.extend({
  tags: ['behaviour'],
  globals: { viewport: { value: 'small' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
});
