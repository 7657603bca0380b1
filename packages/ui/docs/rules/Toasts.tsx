import { agentActions } from '@switchboard/api-contract/agents';
import { Badge } from '../../src/components/display/Badge/Badge.tsx';
import type { ToastMessage } from '../../src/components/layers/Toast/Toast.tsx';
import { agentToasts, exportToasts, recordToasts } from '../../src/rules/toasts.ts';
import { DocTable } from '../frame/DocTable.tsx';

const toasts = (label: string, messages: readonly (readonly [after: string, toast: ToastMessage])[]) => (
  <DocTable
    label={label}
    heads={['After', 'Tone', 'Title', 'Description']}
    rows={messages.map(([after, { tone = 'neutral', title, description }]) => [
      after,
      <Badge key="tone" tone={tone}>
        {tone}
      </Badge>,
      title,
      description,
    ])}
  />
);

export const AgentWritten = () =>
  toasts('Agents: done', [
    ...agentActions.map((action) => [action, agentToasts.actionDone(action)] as const),
    ['saving the configuration', agentToasts.configurationSaved()],
    ['saving the schedule', agentToasts.scheduleSaved()],
  ]);

export const AgentFailed = () =>
  toasts('Agents: failed', [
    ...agentActions.map((action) => [action, agentToasts.actionFailed(action)] as const),
    ['an action of a later version', agentToasts.actionFailed('hibernate')],
    ['saving the configuration', agentToasts.configurationFailed()],
  ]);

const bulk = ['status', 'delete', 'restore'] as const;
const leads = { one: 'lead', many: 'leads' };

export const RecordWritten = () =>
  toasts('Records: done', [
    ...bulk.map((action) => [action, recordToasts.done(action, 3, leads)] as const),
    ['saving one', recordToasts.saved(leads)],
    ['an export', exportToasts.done('lead-generation-leads-2026-11-29.csv')],
  ]);

export const RecordFailed = () =>
  toasts('Records: failed', [
    ...bulk.map((action) => [action, recordToasts.failed(action, '503: Busy')] as const),
    ['reading more', recordToasts.notRead(leads, '503: Busy')],
    ['an export', exportToasts.failed('503: Busy')],
  ]);
