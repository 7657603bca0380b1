import type { AgentPageProps, StatusBase } from '@switchboard/ui/blocks/agents/AgentPage';
import { SendNew } from '@switchboard/ui/blocks/records/SendNew';
import { SendToDialog } from '@switchboard/ui/blocks/records/SendToDialog';
import { ActionButton } from '@switchboard/ui/blocks/roles/ActionButton';
import { useState } from 'react';
import { useDestinations, useSending } from '../queries/agentPages/useSending.ts';

type Sending = NonNullable<AgentPageProps<StatusBase, object>['sending']>;
type Rows = Parameters<Sending['actions']>[0];

/** The collection of an agent. */
interface AgentCollection {
  readonly agentId: string;
  readonly collection: 'leads' | 'contacts' | 'businesses';
}

const oneOf = { leads: 'lead', contacts: 'contact', businesses: 'business' } as const;

/** How a page's records are sent to other services: some by a press, new ones by themselves. */
export const recordSending = (of: AgentCollection): Sending => ({
  actions: (rows, size) => <SendTo {...of} rows={rows} size={size ?? 'md'} />,
  // Nothing is asked while no service is chosen.
  states: (chosen) => (chosen.length === 0 ? null : <NewRecordsDestinations {...of} chosen={chosen} />),
});

function SendTo({ rows, size, ...of }: AgentCollection & { readonly rows: Rows; readonly size: 'sm' | 'md' }) {
  const [sending, setSending] = useState(false);
  return (
    <>
      <ActionButton needs="work" size={size} onClick={() => setSending(true)}>
        Send to
      </ActionButton>
      {sending ? <Dialog {...of} rows={rows} onClose={() => setSending(false)} /> : null}
    </>
  );
}

function Dialog({ rows, onClose, ...of }: AgentCollection & { readonly rows: Rows; readonly onClose: () => void }) {
  const one = oneOf[of.collection];
  const names = Object.fromEntries(rows.map(({ id, name }) => [id, name?.trim() || `Unnamed ${one}`]));
  const control = useSending({ ...of, ids: Object.keys(names) });
  return <SendToDialog {...control} records={{ names, one, many: of.collection }} onClose={onClose} />;
}

function NewRecordsDestinations({ chosen, ...of }: AgentCollection & { readonly chosen: readonly string[] }) {
  return <SendNew chosen={chosen} {...useDestinations(of)} />;
}
