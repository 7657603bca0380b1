import { auditList } from '@switchboard/api-mocks/world/audit';
import { FIXED_NOW } from '@switchboard/api-mocks/now';
import { noRows } from '@switchboard/api-contract/wire';
import { expect, fn } from 'storybook/test';
import { paddedStory } from '../../../../test/paddedStory.tsx';
import { ready } from '../../../format/viewState.ts';
import { Audit, type AuditProps } from './Audit.tsx';
import preview from '../../../../../../.storybook/preview.tsx';

const { items, total, days } = auditList();
const meta = preview.meta({
  title: 'Profile/Audit log',
  component: Audit,
  tags: ['behaviour'],
  args: {
    view: ready({ ...items, total, days, more: false }),
    now: FIXED_NOW,
    filters: { member: '', kind: '', time: '7' },
    members: [{ id: 'user-mira', name: 'Mira Okafor' }],
    onFilter: fn<AuditProps['onFilter']>(),
    onMore: fn(() => new Promise(() => {})),
    onExport: fn<AuditProps['onExport']>(() => new Promise(() => {})),
  },
  decorators: [paddedStory],
});

export const Filters = meta.story({
  parameters: { asserts: ['audit.list'] },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Who' }), 'Mira Okafor');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Who' }), 'Schedules');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Kind' }), 'Sign-in');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Time' }), 'Any time');
    await expect(args.onFilter.mock.calls.map(([part]) => part)).toEqual([
      { member: 'user-mira' },
      { member: 'schedule' },
      { kind: 'session' },
      { time: 'all' },
    ]);
  },
});

export const AsksOnce = meta.story({
  parameters: { asserts: ['audit.list'] },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Show more' }));
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Export CSV' }));
    await expect(args.onMore).toHaveBeenCalledOnce();
    await expect(args.onExport).toHaveBeenCalledOnce();
  },
});

export const LeadsToRuns = meta.story({
  parameters: { asserts: ['audit.list'] },
  play: async ({ canvas }) => {
    const hrefs = canvas.getAllByRole('link', { name: 'View run' }).map((link) => link.getAttribute('href'));
    await expect(hrefs).toEqual([
      '/agent/lead-generation-agent?tab=executions&run=run-7f3c91',
      '/agent/research-agent?tab=executions&run=run-7f3b02',
    ]);
  },
});

export const ShowsAllAgain = meta.story({
  args: { view: ready({ ...noRows, total: 0, days, more: false }), onMore: undefined },
  parameters: { asserts: ['audit.empty'] },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('button', { name: 'Export CSV' })).toHaveAccessibleDescription(
      'There is nothing to export',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Show all' }));
    await expect(args.onFilter).toHaveBeenCalledWith({ member: '', kind: '', time: 'all' });
  },
});
