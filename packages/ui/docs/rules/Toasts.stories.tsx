import { agentActions } from '@switchboard/api-contract/agents';
import preview from '../../../../.storybook/preview.tsx';
import { Badge } from '../../src/components/display/Badge/Badge.tsx';
import type { ToastMessage } from '../../src/components/layers/Toast/Toast.tsx';
import { agentToasts } from '../../src/rules/agentToasts.ts';
import { recordToasts } from '../../src/rules/recordToasts.ts';
import { DocPage, DocPart } from '../frame/DocPage.tsx';
import { DocTable } from '../frame/DocTable.tsx';

const meta = preview.meta({ title: 'Rules/Toasts' });

const heads = ['After', 'Tone', 'Title', 'Description'];
const row = (after: string, { tone = 'neutral', title, description }: ToastMessage) => [
  after,
  <Badge key="tone" tone={tone}>
    {tone}
  </Badge>,
  title,
  description,
];

export const AgentToasts = meta.story({
  name: 'Agent toasts · Agent Updated, Error, Configuration Updated',
  render: () => (
    <DocPage path="Rules" name="Agent toasts" summary="What a toast says after each write to an agent.">
      <DocPart title="Done">
        <DocTable
          label="Done"
          heads={heads}
          rows={[
            ...agentActions.map((action) => row(action, agentToasts.actionDone(action))),
            row('saving the configuration', agentToasts.configurationSaved()),
            row('saving the schedule', agentToasts.scheduleSaved()),
          ]}
        />
      </DocPart>
      <DocPart title="Failed" hint="What helps follows the documented text: the reason, or when to try again.">
        <DocTable
          label="Failed"
          heads={heads}
          rows={[
            ...agentActions.map((action) => row(action, agentToasts.actionFailed(action))),
            row('an action of a later version', agentToasts.actionFailed('hibernate')),
            row('saving the configuration', agentToasts.configurationFailed()),
          ]}
        />
      </DocPart>
    </DocPage>
  ),
});

const bulk = ['status', 'delete', 'restore'] as const;
const leads = { one: 'lead', many: 'leads' };

export const RecordToasts = meta.story({
  name: 'Record toasts · Deleted, Restored, Changed, Saved',
  render: () => (
    <DocPage path="Rules" name="Record toasts" summary="What a toast says after each write to records.">
      <DocPart title="Done" hint="A deletion has Undo, for ten seconds.">
        <DocTable
          label="Done"
          heads={heads}
          rows={[
            ...bulk.map((action) => row(action, recordToasts.done(action, 3, leads))),
            row('saving one', recordToasts.saved(leads)),
          ]}
        />
      </DocPart>
      <DocPart title="Failed">
        <DocTable
          label="Failed"
          heads={heads}
          rows={[
            ...bulk.map((action) => row(action, recordToasts.failed(action, '503: Busy'))),
            row('reading more', recordToasts.notRead(leads, '503: Busy')),
          ]}
        />
      </DocPart>
    </DocPage>
  ),
});
