import { expect, fn, waitFor } from 'storybook/test';
import { says } from '../../../../test/components/announced.ts';
import { paddedStory } from '../../../../test/paddedStory.tsx';
import { CopyField } from './CopyField.tsx';
import preview from '../../../../../../.storybook/preview.tsx';

const meta = preview.meta({
  component: CopyField,
  tags: ['autodocs', 'manifest'],
  args: { value: 'POST /api/connections/openai/test', label: 'test endpoint', onCopy: fn(() => Promise.resolve()) },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 420 }}>
        <Story />
      </div>
    ),
    paddedStory,
  ],
});

export const Playground = meta.story();

export const Copies = meta.story({
  tags: ['behaviour'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy test endpoint' }));
    await expect(args.onCopy).toHaveBeenLastCalledWith('POST /api/connections/openai/test');
    await expect(canvas.getByRole('button')).toHaveTextContent('Copied');
    await says('Copied');
    await waitFor(() => expect(canvas.getByRole('button')).toHaveTextContent(/^Copy$/));
  },
});

export const Refused = meta.story({
  tags: ['behaviour'],
  args: { onCopy: fn(() => Promise.reject(new DOMException('denied', 'NotAllowedError'))) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await says('Not copied');
  },
});

/** The shown text breaks where it says; the whole key is copied. */
export const Lines = meta.story({
  args: {
    value: 'curl https://northlight.example/api/agents -H "Authorization: Bearer sb_1a2b3c4dQ7xN2vYt8LmRkE0s"',
    shown: 'curl https://northlight.example/api/agents \\\n  -H "Authorization: Bearer sb_1a2b3c4d…"',
    label: 'line for curl',
  },
});

/** What is shown is not what is copied. */
export const CopiesAllOfIt = Lines.extend({
  tags: ['behaviour'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy line for curl' }));
    await expect(args.onCopy).toHaveBeenLastCalledWith(args.value);
    await expect(canvas.queryByText(/Q7xN2vYt8LmRkE0s/)).toBeNull();
    await says('Copied');
  },
});

export const LongText = meta.story({ tags: ['odd'], args: { value: `POST /api/${'connections/'.repeat(30)}test` } });
