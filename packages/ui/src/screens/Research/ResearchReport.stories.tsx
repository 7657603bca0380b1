import { asRows } from '@switchboard/api-mocks/builders/build';
import { researchSource, researchTask } from '@switchboard/api-mocks/builders/research';
import { expect, mocked, waitFor, within } from 'storybook/test';
import { agentPageMeta } from '../../../test/agentPage/agentPageMeta.tsx';
import { researchControl } from '../../../test/agentPage/researchArgs.ts';
import { args } from '../../../test/agentPage/researchStory.ts';
import { refuse } from '../../../test/format/outcomes.ts';
import { ready } from '../../format/viewState.ts';
import { ResearchScreen } from './ResearchScreen.tsx';
import preview from '../../../../../.storybook/preview.tsx';

/** A research of one's own: two insights that name their sources, one of which is gone, and a page that was closed. */
const task = {
  ...researchTask({
    id: 'research-own',
    title: 'Cold chain in Poland [2026]',
    status: 'completed',
    sources: 2,
    insights: ['Four operators run almost half of the capacity.', 'Rents rose by 9 per cent.'],
    insightSources: [[1], [1, 2]],
    sourceIds: ['source-own', 'source-gone'],
    unread: [
      {
        title: 'Frozen loads, who pays on time?',
        url: 'https://forum.example/frozen',
        reason: { kind: 'pageClosed', args: {} },
      },
    ],
  }),
  sample: false,
};
const source = researchSource({
  id: 'source-own',
  taskId: 'research-own',
  title: 'Where frozen goods are stored',
  url: 'https://coldchain.example/frozen_(goods)',
});
const research = () => researchControl({ tasks: ready(asRows([task])), sources: ready(asRows([source])) });

const meta = preview.meta({
  title: 'Research/Report',
  ...agentPageMeta(ResearchScreen, { ...args, query: { tab: 'tasks' }, research: research() }),
});

export const FollowUp = meta.story({
  args: { research: research() },
  parameters: { covers: ['research.follow-up'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^View Details of / }));
    const dialog = within(canvas.getByRole('dialog'));
    const [link] = dialog.getAllByRole('link', { name: /^Source 1: Where frozen goods are stored/ });
    await expect(link).toHaveAttribute('href', 'https://coldchain.example/frozen_(goods)');
    await expect(dialog.getByText('No longer listed')).toBeInTheDocument();
    await expect(dialog.getByText(/Its website does not let robots read it$/)).toBeInTheDocument();
    // Scrolled once the dialog has taken the focus, and waited for: the picture shows the question.
    await waitFor(() => expect(canvas.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement));
    const question = dialog.getByRole('textbox', { name: 'Follow-up question' });
    question.scrollIntoView();
    await waitFor(() => expect(question.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight));
  },
});

export const FollowUpAsked = FollowUp.extend({
  tags: ['behaviour'],
  parameters: { covers: [], asserts: ['research.follow-up'] },
  play: async ({ args: { research: control }, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^View Details of / }));
    const dialog = within(canvas.getByRole('dialog'));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Follow-up question' }), ' And in Germany? {Enter}');
    await expect(control.onStart).toHaveBeenCalledWith('And in Germany?', 'research-own');
    await expect(await dialog.findByText('Started. It is listed separately.')).toBeInTheDocument();
    await expect(dialog.getByRole('textbox', { name: 'Follow-up question' })).toHaveValue('');
  },
});

export const FollowUpRefused = FollowUp.extend({
  tags: ['behaviour'],
  args: { research: { ...research(), onStart: refuse({ kind: 'invalid', message: 'No such research', fields: {} }) } },
  parameters: { covers: [], asserts: ['research.follow-up', 'research.start-failed'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^View Details of / }));
    const dialog = within(canvas.getByRole('dialog'));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Follow-up question' }), 'And in Germany?{Enter}');
    await expect(await dialog.findByText('Failed to start research')).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: 'Follow-up question' })).toHaveValue('And in Germany?');
  },
});

export const ExportedAsMarkdown = meta.story({
  tags: ['behaviour'],
  parameters: { asserts: ['research.tasks'] },
  play: async ({ args: { research: control }, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Export Cold chain/ }));
    await userEvent.click(canvas.getByRole('menuitem', { name: 'Markdown' }));
    const file = mocked(control.onSave).mock.calls.at(-1)?.[0];
    await expect(file?.name).toBe('research-Cold-chain-in-Poland-2026-2026-11-20.md');
    await expect(file?.text).toContain('# Cold chain in Poland \\[2026\\]\n');
  },
});

export const Printed = meta.story({
  tags: ['behaviour'],
  args: { research: { ...research(), onPrint: () => new Promise(() => {}) } },
  parameters: { asserts: ['research.tasks'] },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Export Cold chain/ }));
    await userEvent.click(canvas.getByRole('menuitem', { name: 'Print, or save as PDF' }));
    const report = await waitFor(() => {
      const found = canvasElement.ownerDocument.querySelector<HTMLElement>('body > article[aria-label^="Report"]');
      if (!found) throw new Error('There is no report');
      return found;
    });
    await expect(getComputedStyle(report).display).toBe('none');
    for (const part of ['Cold chain in Poland [2026]', '[1] [2]', 'Where frozen goods are stored', 'Could not be read'])
      await expect(report).toHaveTextContent(part);
  },
});
