import type { AgentPageProps, StatusBase } from '@switchboard/ui/blocks/agents/AgentPage';
import { SendNew } from '@switchboard/ui/blocks/records/SendNew';
import { SendToDialog, type SendToControl } from '@switchboard/ui/blocks/records/SendToDialog';
import { ActionButton } from '@switchboard/ui/blocks/roles/ActionButton';
import { useState } from 'react';
import { sendingEndpoints } from '@switchboard/api-contract/endpoints/sending';
import type { SendService } from '@switchboard/api-contract/records/send';
import { dataOf, mapReady } from '@switchboard/ui/format/viewState';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { call } from '../api/client.ts';
import { write } from '../api/outcomes.ts';
import { paths, withReturnAddress } from '../paths.ts';
import { toViewState, useRead } from '../queries/useRead.ts';

/** A collection of an agent whose records can be sent. */
interface AgentCollection {
  readonly agentId: string;
  readonly collection: 'leads' | 'contacts' | 'businesses';
}

const singular = { leads: 'lead', contacts: 'contact', businesses: 'business' } as const;

const destinationsQuery = (values: AgentCollection) =>
  queryOptions({
    queryKey: ['destinations', values.agentId, values.collection],
    queryFn: ({ signal }) => call(sendingEndpoints.destinations, { values, signal }),
  });
/** One destination with its fields; read anew each time, since the service may change it. */
const destinationQuery = (values: AgentCollection, service: SendService | undefined, target: string | undefined) =>
  queryOptions({
    queryKey: ['destination', values.agentId, values.collection, service ?? '', target ?? null],
    queryFn: ({ signal }) =>
      call(sendingEndpoints.readDestination, {
        values: { ...values, service: service ?? '' },
        body: target === undefined ? {} : { target },
        signal,
      }),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Where records of a collection can be sent, and where a service is connected. */
function useDestinations(values: AgentCollection): Pick<SendToControl, 'destinations' | 'connectAt'> {
  const { pathname } = useLocation();
  return {
    destinations: mapReady(toViewState(useRead(destinationsQuery(values))), ({ destinations }) => destinations),
    connectAt: (id) => withReturnAddress(`${paths.connections}?setup=${id}`, pathname),
  };
}

/** What the dialog for sending records reads and does. The destination that was used before is offered first. */
function useSending({ ids, ...values }: AgentCollection & { readonly ids: readonly string[] }): SendToControl {
  const queryClient = useQueryClient();
  const where = useDestinations(values);
  const [chosen, setChosen] = useState<{ readonly service: SendService; readonly target?: string }>();
  const connected = (dataOf(where.destinations) ?? []).filter((one) => one.connected);
  const service = chosen?.service ?? (connected.find(({ remembered }) => remembered) ?? connected[0])?.service;
  const fieldsQuery = destinationQuery(values, service, chosen?.target);
  const fields = toViewState(useRead({ ...fieldsQuery, enabled: service !== undefined }));
  return {
    ...where,
    service,
    onService: (next) => setChosen({ service: next }),
    fields,
    onTarget: (target) => service && setChosen({ service, target }),
    onSend: async (body) => {
      const to = service ?? 'hubspot';
      const matched = await write(sendingEndpoints.matchFields, { values: { ...values, service: to }, body });
      if (matched.kind !== 'done') return matched;
      queryClient.setQueryData(
        destinationsQuery(values).queryKey,
        (known) =>
          known && {
            destinations: known.destinations.map((one) => (one.service === to ? { ...one, remembered: true } : one)),
          },
      );
      return write(sendingEndpoints.sendRecords, { values, body: { ids: [...ids], service: to } });
    },
  };
}

type Sending = NonNullable<AgentPageProps<StatusBase, object>['sending']>;
type Rows = Parameters<Sending['actions']>[0];

/** How a page's records are sent to other services: chosen ones by a button, new ones automatically. */
export const recordSending = (of: AgentCollection): Sending => ({
  actions: (rows, size) => <SendTo {...of} rows={rows} size={size ?? 'md'} />,
  // Nothing is read while no service is chosen.
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
  const one = singular[of.collection];
  const names = Object.fromEntries(rows.map(({ id, name }) => [id, name?.trim() || `Unnamed ${one}`]));
  const control = useSending({ ...of, ids: Object.keys(names) });
  return <SendToDialog {...control} records={{ names, one, many: of.collection }} onClose={onClose} />;
}

function NewRecordsDestinations({ chosen, ...of }: AgentCollection & { readonly chosen: readonly string[] }) {
  return <SendNew chosen={chosen} {...useDestinations(of)} />;
}
