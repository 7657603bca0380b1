import { longWord, odd } from '@switchboard/api-mocks/builders/texts';
import { expect } from 'storybook/test';
import { paddedStory } from '../../../../test/paddedStory.tsx';
import { CellText, TwoLines } from './CellText.tsx';
import preview from '../../../../../../.storybook/preview.tsx';

const meta = preview.meta({
  component: CellText,
  tags: ['autodocs', 'manifest'],
  args: { children: 'Northwind Freight' },
  decorators: [
    (Story) => (
      <div style={{ width: 200 }}>
        <Story />
      </div>
    ),
    paddedStory,
  ],
});

export const Playground = meta.story({ args: { look: 'strong' } });

export const Looks = meta.story({
  render: (args) => (
    <>
      {(['plain', 'strong', 'muted', 'mono', 'caption'] as const).map((look) => (
        <p key={look}>
          <CellText {...args} look={look}>
            {look}
          </CellText>
        </p>
      ))}
    </>
  ),
});

export const Missing = meta.story({
  args: { children: ' ' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('none')).toBeInTheDocument();
  },
});

export const Long = meta.story({
  tags: ['odd'],
  args: { children: longWord(4_000), max: 60 },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.textContent).toHaveLength(60);
  },
});

export const Markup = meta.story({
  tags: ['odd'],
  args: { children: odd.markup },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(odd.markup)).toBeVisible();
  },
});

export const Two = meta.story({
  render: () => (
    <>
      <TwoLines first="Dana Whitfield" second={['Logistics', undefined, ' ', '201–500']} />
      <TwoLines first={undefined} second={[undefined]} />
    </>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Logistics · 201–500')).toBeVisible();
    await expect(canvasElement.textContent).toBe('Dana Whitfield Logistics · 201–500–none');
  },
});
