import { expect } from 'storybook/test';
import { paddedStory } from '../../../../test/paddedStory.tsx';
import { Markdown } from './Markdown.tsx';
import preview from '../../../../../../.storybook/preview.tsx';

const text = `### Three runs failed today

Email Agent had no access to **Gmail** since 09:38 [1]; see the [status page](https://status.example/).

- Reconnect Gmail
- Start \`Email Agent\` again [2]

| Agent | Failed |
| --- | --- |
| Email Agent | 2 |
| Maps Scraper | 1 |

\`\`\`
401 Unauthorized
\`\`\``;

const meta = preview.meta({
  component: Markdown,
  decorators: [paddedStory],
  tags: ['autodocs', 'manifest'],
  args: { text },
});

export const Playground = meta.story();

/** With links for the numbers of sources. */
export const InChat = meta.story({
  args: { look: 'chat', source: (n) => <a href={`#source-${n}`}>[{n}]</a> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '[2]' })).toBeVisible();
  },
});

/** The row of the table that is not whole yet waits. */
export const Growing = meta.story({
  args: { growing: true, text: text.slice(0, text.indexOf('| 1 |')) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table')).toHaveTextContent('AgentFailed');
    await expect(canvas.queryByText('Maps Scraper')).toBeNull();
  },
});

/** Typed as far as the middle of the link, which can't be followed yet. */
export const Typing = meta.story({
  args: { look: 'chat', source: () => null, length: 82, caret: '|' },
  tags: ['behaviour'],
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(/09:38; see the sta\|$/);
    await expect(canvas.queryByRole('link')).toBeNull();
    await expect(canvas.queryByRole('list')).toBeNull();
  },
});
