import { longWord } from '@switchboard/api-mocks/builders/texts';
import { expect, fn } from 'storybook/test';
import { ErrorBoundary } from '../../blocks/states/ErrorBoundary/ErrorBoundary.tsx';
import { Page } from '../../components/layout/Page/Page.tsx';
import { PageHeader } from '../../components/layout/PageHeader/PageHeader.tsx';
import { inShell } from '../../../test/inShell.tsx';
import { PageErrorScreen } from './PageErrorScreen.tsx';
import preview from '../../../../../.storybook/preview.tsx';

const meta = preview.meta({
  title: 'Page error',
  component: PageErrorScreen,
  args: {
    error: new TypeError("Cannot read properties of undefined (reading 'items')"),
    onRetry: fn(),
    dashboardHref: '/dashboard',
  },
  decorators: [inShell('agents')],
});

export const PageError = meta.story({ parameters: { covers: ['shell.page-error'] } });

/** A new version has removed the page's code: Reload is the way out, and no file name is shown. */
export const NotLoaded = meta.story({
  args: { error: undefined, onRetry: undefined, onReload: fn() },
  parameters: { covers: ['shell.page-error'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('This page did not load');
    await expect(canvas.queryByLabelText('Error details')).toBeNull();
  },
});

/** With both Try again and Reload. */
export const RetryOrReload = meta.story({ args: { onReload: fn() } });

export const LongText = meta.story({
  tags: ['odd'],
  globals: { viewport: { value: 'narrow' } },
  args: { error: new Error(longWord(5_000)), onReload: fn() },
});

/** An error without a message still says what happened. */
export const UnknownStatus = meta.story({ tags: ['odd'], args: { error: new RangeError('') } });

export const Retries = PageError.extend({
  tags: ['behaviour'],
  parameters: { asserts: ['shell.page-error'] },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

export const Reloads = NotLoaded.extend({
  tags: ['behaviour'],
  parameters: { asserts: ['shell.page-error'] },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Reload' }));
    await expect(args.onReload).toHaveBeenCalledOnce();
  },
});

let broken = true;
function Fragile() {
  if (broken) throw new Error('The list could not be drawn');
  return (
    <Page>
      <PageHeader title="AI Agents" />
    </Page>
  );
}

/** The page throws once: the boundary shows the error, the navigation still works, and Try again restores the page. */
export const ThrowsOnce = meta.story({
  tags: ['behaviour'],
  parameters: { asserts: ['shell.page-error'], allowConsole: [/The list could not be drawn/, /error boundary/i] },
  beforeEach: () => {
    broken = true;
  },
  render: ({ dashboardHref }) => (
    <ErrorBoundary
      fallback={({ error, onRetry }) => (
        <PageErrorScreen error={error} onRetry={onRetry} dashboardHref={dashboardHref} />
      )}
    >
      {<Fragile />}
    </ErrorBoundary>
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByLabelText('Error details')).toHaveTextContent('The list could not be drawn');
    await expect(canvas.getByRole('navigation', { name: 'Main' })).toBeVisible();
    broken = false;
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('AI Agents');
  },
});
