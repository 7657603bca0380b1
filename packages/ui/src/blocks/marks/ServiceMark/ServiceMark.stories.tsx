import { catalogue } from '@switchboard/api-contract/catalogue';
import { expect } from 'storybook/test';
import { Row } from '../../../components/layout/Row/Row.tsx';
import { Stack } from '../../../components/layout/Stack/Stack.tsx';
import { ServiceMark } from './ServiceMark.tsx';
import preview from '../../../../../../.storybook/preview.tsx';

const meta = preview.meta({ component: ServiceMark, args: { service: 'stripe' }, tags: ['autodocs', 'manifest'] });

export const Playground = meta.story({ args: { size: 'md' } });

/** Thirteen logos and eight drawings; no letters. */
export const WholeCatalogue = meta.story({
  render: (args) => (
    <Stack gap={3}>
      {(['md', 'sm'] as const).map((size) => (
        <Row key={size} wrap>
          {catalogue.map(({ id, icon }) => (
            <ServiceMark key={id} {...args} service={id} icon={icon} size={size} />
          ))}
        </Row>
      ))}
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('svg')).toHaveLength(2 * catalogue.length);
    await expect(canvasElement).toHaveTextContent(/^$/);
    await expect(new Set(Array.from(canvasElement.querySelectorAll('svg'), (svg) => svg.innerHTML)).size).toBe(
      catalogue.length,
    );
  },
});

/** For a service outside the catalogue, its emoji selects a drawing. */
export const Emoji = meta.story({
  tags: ['odd'],
  args: { service: 'telegram', icon: '🧠' },
  play: async ({ canvasElement }) => expect(canvasElement.querySelector('.lucide-brain')).toBeVisible(),
});

/** Neither a known service nor a known emoji: a plug, never a letter. */
export const UnknownStatus = meta.story({
  tags: ['odd'],
  args: { service: 'toString', icon: 'T' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('.lucide-plug')).toBeVisible();
    await expect(canvasElement).toHaveTextContent(/^$/);
  },
});
