import { expect } from 'storybook/test';
import { Bar } from '../../display/Bar/Bar.tsx';
import { PageHeader } from '../PageHeader/PageHeader.tsx';
import { paddedStory } from '../../../../test/paddedStory.tsx';
import { Section } from '../Section/Section.tsx';
import { Page } from './Page.tsx';
import preview from '../../../../../../.storybook/preview.tsx';

const meta = preview.meta({ component: Page, decorators: [paddedStory], tags: ['autodocs', 'manifest'] });

export const Playground = meta.story({
  args: {
    line: 'email',
    children: [
      <PageHeader key="1" title="Email Agent" />,
      <Section key="2" title="Performance">
        <Bar label="Success rate" value={70} />
      </Section>,
    ],
  },
});

export const OfALine = Playground.extend({
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    const fill = canvas.getByRole('meter').firstElementChild;
    await expect(fill && getComputedStyle(fill).backgroundColor).toMatch(/rgb\((29, 107, 179|116, 182, 242)\)/);
  },
});
