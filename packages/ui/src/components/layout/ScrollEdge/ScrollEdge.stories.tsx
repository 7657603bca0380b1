import { expect, waitFor } from 'storybook/test';
import { Chip } from '../../display/Chip/Chip.tsx';
import { Row } from '../Row/Row.tsx';
import { scrollEdge } from './ScrollEdge.css.ts';
import { fadesOf } from '../../../../test/components/fadesOf.ts';
import preview from '../../../../../../.storybook/preview.tsx';

const Scroller = ({ items }: { items: readonly string[] }) => (
  <div
    role="region"
    aria-label="Cities"
    tabIndex={0}
    className={scrollEdge({ on: 'canvas' })}
    style={{ width: 300, margin: 16, overflowX: 'auto' }}
  >
    <Row wrap={false} style={{ width: 'max-content' }}>
      {items.map((item) => (
        <Chip key={item}>{item}</Chip>
      ))}
    </Row>
  </div>
);

const meta = preview.meta({
  title: 'ScrollEdge',
  component: Scroller,
  tags: ['autodocs'],
  args: { items: ['Leipzig', 'Rotterdam', 'Gdańsk', 'Antwerp', 'Hamburg', 'Trieste'] },
  argTypes: { items: { description: 'What is in the box.', table: { type: { summary: 'readonly string[]' } } } },
});

export const Playground = meta.story();

/**
 * The end fades while there is more, the start once something is scrolled past it. The tests run with reduced motion,
 * which keeps the fade.
 */
export const GoesOn = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    const box = canvas.getByRole('region', { name: 'Cities' });
    await waitFor(() => expect(fadesOf(box)).toEqual({ start: 0, end: 32 }));
    box.scrollLeft = 60;
    await waitFor(() => expect(fadesOf(box)).toEqual({ start: 32, end: 32 }));
    box.scrollLeft = box.scrollWidth;
    await waitFor(() => expect(fadesOf(box)).toEqual({ start: 32, end: 0 }));
  },
});

export const Fits = meta.story({
  args: { items: ['Leipzig', 'Rotterdam'] },
  play: async ({ canvas }) => {
    await expect(fadesOf(canvas.getByRole('region', { name: 'Cities' }))).toEqual({ start: 0, end: 0 });
  },
});
