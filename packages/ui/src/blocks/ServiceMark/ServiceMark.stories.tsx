import type { Meta, StoryObj } from '@storybook/react-vite';
import { catalogue } from '@switchboard/api-contract/catalogue';
import { expect } from 'storybook/test';
import { Row } from '../../components/Row/Row.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { ServiceMark } from './ServiceMark.tsx';

const meta = { component: ServiceMark, args: { service: 'stripe', name: 'Stripe' } } satisfies Meta<typeof ServiceMark>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Thirteen logos and eight letters. */
export const WholeCatalogue: Story = {
  render: () => (
    <Stack gap={3}>
      {(['md', 'sm'] as const).map((size) => (
        <Row key={size} wrap>
          {catalogue.map(({ id, name }) => (
            <ServiceMark key={id} service={id} name={name} size={size} />
          ))}
        </Row>
      ))}
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('path')).toHaveLength(26);
  },
};

export const UnknownStatus: Story = {
  args: { service: 'toString', name: ' émile’s service' },
  play: async ({ canvas }) => expect(canvas.getByText('É')).toBeVisible(),
};

/** Without a name there is nothing to show on the plate. */
export const WithoutName: Story = { args: { service: 'x', name: '' } };
