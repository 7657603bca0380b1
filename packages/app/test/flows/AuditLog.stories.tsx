import { auditLineAnswer, auditLineAnswers } from '@switchboard/api-mocks/world/audit';
import { expect, waitFor, within } from 'storybook/test';
import { Flow, overrides, sent, sentTo, signedIn, startFlow } from './flow.tsx';
import preview from '../../../../.storybook/preview.tsx';

const path = '/api/audit';
const meta = preview.meta({
  title: 'Audit log',
  component: Flow,
  tags: ['behaviour'],
  args: { path: '/profile?tab=audit&time=all' },
  beforeEach: ({ globals }) => startFlow({ theme: globals['theme'] }),
});

/** The filters of the address are asked for, one at a time or together, and a reload would ask for the same. */
export const FiltersAreInTheAddress = meta.story({
  args: { path: '/profile?tab=audit&time=all&kind=run' },
  parameters: { asserts: ['audit.list', 'audit.empty'] },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('2 entries')).toBeVisible();
    await expect(canvas.getByRole('combobox', { name: 'Kind' })).toHaveValue('run');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Who' }), 'Schedules');
    await expect(await canvas.findByText('1 entry')).toBeVisible();
    await expect(sent.map((one) => one.path)).toContain('/api/audit?member=schedule&kind=run');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Kind' }), 'Budget');
    await userEvent.click(await canvas.findByRole('button', { name: 'Show all' }));
    await expect(await canvas.findByText(`${auditLineAnswers.length} entries`)).toBeVisible();
  },
});

/** Older lines come behind, once, whatever is pressed; what can't be read is said. */
export const ShowsMore = meta.story({
  parameters: { asserts: ['audit.list'] },
  beforeEach: () => {
    overrides.set(path, () => Response.json({ items: [auditLineAnswer()], next: 'older', total: 2, days: 365 }));
    overrides.set(`${path}?cursor=older`, () =>
      Response.json({ items: [auditLineAnswer({ id: '1', target: 'Maps Scraper' })], days: 365 }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.dblClick(await canvas.findByRole('button', { name: 'Show more' }));
    await expect(await canvas.findByText('Configured Maps Scraper')).toBeVisible();
    await expect(within(canvas.getByRole('table')).getAllByRole('row')).toHaveLength(3);
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Show more' })).toBeNull());
  },
});

/** A file that can't be made is said, and can be asked for again. */
export const ExportFails = meta.story({
  parameters: { asserts: ['audit.list'] },
  play: async ({ canvas, userEvent }) => {
    overrides.set(`${path}/export`, () => Response.json({ error: 'Busy' }, { status: 503 }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Export CSV' }));
    await expect(await canvas.findByText('Nothing was exported')).toBeVisible();
  },
});

/** Who is no admin asks for nothing, and reads why. */
export const NotForMembers = meta.story({
  parameters: { asserts: ['role.viewer'] },
  beforeEach: ({ globals }) =>
    startFlow({
      theme: globals['theme'],
      storage: signedIn({ user: { id: 'user-viewer', name: 'Vera Ivanova', username: 'vera', role: 'tenant_viewer' } }),
    }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Only admins see the audit log')).toBeVisible();
    await expect(sentTo(path)).toEqual([]);
    await expect(sentTo('/api/members')).toEqual([]);
  },
});
