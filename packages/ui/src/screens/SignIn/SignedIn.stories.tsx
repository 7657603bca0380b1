import { product } from '@switchboard/api-contract/product';
import { dashboardStory } from '../../../test/dashboard/dashboardStory.ts';
import { withToast } from '../../../test/withToast.tsx';
import preview from '../../../../../.storybook/preview.tsx';

const meta = preview.meta({ title: 'Sign in', ...dashboardStory });

/** The dashboard, with the welcome in a toast. Demo Access leads here too. */
export const Success = meta.story({
  parameters: { covers: ['sign-in.success', 'sign-in.demo-success'] },
  decorators: [withToast({ tone: 'positive', title: 'Login successful', description: `Welcome to ${product.name}.` })],
});
