import type { CallHour, Connection } from '@switchboard/api-contract/connections';
import type { Rows } from '@switchboard/api-contract/wire';
import { Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import { LeftOut } from '../../blocks/records/LeftOut/LeftOut.tsx';
import { NoMatch } from '../../blocks/records/NoMatch/NoMatch.tsx';
import { SampleMark } from '../../blocks/marks/SampleMark/SampleMark.tsx';
import { SandboxMark } from '../../blocks/marks/SandboxMark/SandboxMark.tsx';
import { SamplesBanner } from '../../blocks/states/SamplesBanner/SamplesBanner.tsx';
import { ShowMore } from '../../blocks/records/ShowMore/ShowMore.tsx';
import { ViewRegion } from '../../blocks/states/ViewRegion/ViewRegion.tsx';
import { ActionButton } from '../../blocks/roles/ActionButton.tsx';
import { ConfirmAction } from '../../blocks/roles/ConfirmAction.tsx';
import { FilterBar } from '../../components/actions/FilterBar/FilterBar.tsx';
import { announce } from '../../devices/announce.ts';
import { LiveRegion } from '../../components/display/LiveRegion/LiveRegion.tsx';
import { Page } from '../../components/layout/Page/Page.tsx';
import { PageHeader } from '../../components/layout/PageHeader/PageHeader.tsx';
import { SearchInput } from '../../components/forms/SearchInput/SearchInput.tsx';
import { Stack } from '../../components/layout/Stack/Stack.tsx';
import { plural } from '../../format/numbers.ts';
import type { Outcome, PressResult } from '../../format/outcome.ts';
import { clip } from '../../format/text.ts';
import { dataOf, type Failure, type ViewState } from '../../format/viewState.ts';
import { connectionStatus, connectionStatusRules } from '../../rules/connections.ts';
import { AddConnectionDialog } from './AddConnectionDialog.tsx';
import { ConnectionCard } from './ConnectionCard.tsx';
import { ConnectionGrid, ConnectionsSkeleton } from './ConnectionGrid.tsx';
import { search as searchClass } from './Connections.css.ts';
import { ConnectionTiles } from './ConnectionTiles.tsx';
import { DisconnectDialog } from './DisconnectDialog.tsx';
import { categoryFilters, everyCategory, filterConnections, type ConnectionFilter } from './filterConnections.ts';
import { SandboxNotice } from './SandboxNotice.tsx';
import { type ConsentControl, SetupDialog, type SaveSetup, type SetupTarget } from './SetupDialog.tsx';
import { removalVerb } from './connectionWords.ts';

/**
 * How many cards are shown at first and added with each press. More than the catalogue has, so only faulty data exceeds
 * it.
 */
const STEP = 60;

export interface ConnectionsScreenProps {
  /** The organisation's connections, or the built-in samples while there are none. */
  connections: ViewState<Rows<Connection>>;
  /** How calls to services went, hour by hour. */
  calls: ViewState<readonly CallHour[]>;
  /** Why samples are shown in place of the list, when the list call failed. */
  failure?: Failure | undefined;
  filter: ConnectionFilter;
  onFilterChange: (filter: ConnectionFilter) => void;
  now: Date;
  onTest: (id: string) => PressResult;
  onSetup: SaveSetup;
  onDisconnect: (id: string) => Promise<Outcome<unknown>>;
  /** Whether the sandbox may be connected in place of a service. */
  sandboxAllowed?: boolean;
  /** Connects accounts on Google's consent screen; undefined where that is not offered. */
  consent?: ConsentControl;
  /** Whether any record came from the sandbox. */
  sandboxRecords?: boolean;
  /** Deletes every record that came from the sandbox. */
  onRemoveSandboxRecords: () => Promise<Outcome<unknown>>;
  /** The service whose setup the address opens. */
  setup?: string | undefined;
  /** Called when that setup is closed. */
  onSetupClose?: () => void;
}

type Layer =
  | { kind: 'setup'; target: SetupTarget }
  | { kind: 'disconnect'; connection: Connection }
  | { kind: 'add' }
  | { kind: 'remove-sandbox' };

const removedWords = (connection: Connection): string =>
  `${clip(connection.name, 80)} is ${removalVerb(connection) === 'Disconnect' ? 'disconnected' : 'removed'}`;

/** The services that agents may call: their usage this month, and connecting, testing and disconnecting them. */
export function ConnectionsScreen({
  connections,
  calls,
  failure,
  filter,
  onFilterChange,
  now,
  onTest,
  onSetup,
  onDisconnect,
  sandboxAllowed = false,
  consent,
  sandboxRecords = false,
  onRemoveSandboxRecords,
  setup,
  onSetupClose,
}: ConnectionsScreenProps) {
  const [ownLayer, setLayer] = useState<Layer>();
  const [most, setMost] = useState(STEP);
  const search = useRef<HTMLInputElement>(null);
  const show = (next: Layer) => {
    consent?.onOpen(next.kind === 'setup' ? next.target.id : undefined);
    setLayer(next);
  };
  const announcing = async <T,>(work: Promise<Outcome<T>>, done: string) => {
    const outcome = await work;
    // The card that shows it may be far from the focus or new.
    if (outcome.kind === 'done') announce(done);
    return outcome;
  };
  const close = () => {
    setLayer(undefined);
    consent?.onOpen(undefined);
    if (!ownLayer) onSetupClose?.();
  };
  const clear = (what: 'filters' | 'all') => {
    // The clear button disappears with the message around it.
    search.current?.focus();
    onFilterChange({ search: what === 'all' ? '' : filter.search, category: everyCategory });
  };
  const all = dataOf(connections)?.items;
  const sample = all?.some((connection) => connection.sample) ?? false;
  const connected = (all ?? []).filter(({ status }) => connectionStatus(status) !== connectionStatusRules.disconnected);
  const simulated = connected.some(({ sandbox }) => sandbox);
  const mixed = simulated && !connected.every(({ sandbox }) => sandbox);
  const named = all?.find(({ id }) => id === setup);
  // What is stored is known only once the list is.
  const layer: Layer | undefined =
    ownLayer ??
    (setup !== undefined && connections.status !== 'loading'
      ? {
          kind: 'setup',
          target: { id: setup, name: named?.name ?? setup, stored: [] },
        }
      : undefined);
  const category = categoryFilters.includes(filter.category) ? filter.category : everyCategory;

  return (
    <Page>
      <PageHeader
        title="API Connections"
        sub="The services your agents are allowed to call."
        badge={sample ? <SampleMark /> : simulated && !mixed ? <SandboxMark /> : undefined}
        actions={
          <ActionButton needs="configure" variant="primary" icon={Plus} onClick={() => show({ kind: 'add' })}>
            Add Connection
          </ActionButton>
        }
      />
      <SamplesBanner failure={failure} what="connections below are" />
      {simulated || sandboxRecords ? (
        <SandboxNotice
          connected={connected}
          onRemove={sandboxRecords ? () => show({ kind: 'remove-sandbox' }) : undefined}
        />
      ) : null}
      <ConnectionTiles connections={all} sample={sample} calls={calls} now={now} />
      <Stack gap={4}>
        <Stack gap={3}>
          <SearchInput
            inputRef={search}
            className={searchClass}
            label="Search connections"
            placeholder="Search connections..."
            value={filter.search}
            onValueChange={(text) => onFilterChange({ ...filter, search: text })}
          />
          <FilterBar
            label="Category"
            options={categoryFilters.map((name) => ({ value: name, label: name }))}
            value={category}
            onValueChange={(next) => onFilterChange({ ...filter, category: next })}
          />
        </Stack>
        <ViewRegion view={connections} name="connections" now={now} loading={<ConnectionsSkeleton />}>
          {(data) => {
            const found = filterConnections(data.items, filter);
            const filtered = filter.search.trim() !== '' || category !== everyCategory;
            return (
              <Stack gap={4}>
                <LiveRegion message={filtered ? `${plural(found.length, 'connection')} found` : ''} />
                {found.length === 0 ? (
                  <NoMatch
                    one="connection"
                    search={filter.search}
                    filters={category === everyCategory ? [] : [category]}
                    hidden={filterConnections(data.items, { search: filter.search, category: everyCategory }).length}
                    onClear={clear}
                  />
                ) : (
                  <ConnectionGrid connections={found.slice(0, most)} open={filtered}>
                    {(connection) => (
                      <ConnectionCard
                        key={connection.id}
                        connection={connection}
                        marked={mixed}
                        now={now}
                        onTest={({ id }) => onTest(id)}
                        onSetup={(target) => show({ kind: 'setup', target })}
                        onDisconnect={(target) => show({ kind: 'disconnect', connection: target })}
                      />
                    )}
                  </ConnectionGrid>
                )}
                <ShowMore shown={most} total={found.length} one="connection" onMore={() => setMost(most + STEP)} />
                <LeftOut count={data.leftOut} one="connection" />
              </Stack>
            );
          }}
        </ViewRegion>
      </Stack>
      {layer?.kind === 'setup' ? (
        <SetupDialog
          target={all?.find(({ id, sample: given }) => id === layer.target.id && !given) ?? layer.target}
          sandboxAllowed={sandboxAllowed}
          consent={consent}
          onClose={close}
          onSave={(id, values) => announcing(onSetup(id, values), `${clip(layer.target.name, 80)} is saved`)}
        />
      ) : null}
      {layer?.kind === 'disconnect' ? (
        <DisconnectDialog
          connection={layer.connection}
          onClose={close}
          onDisconnect={(id) => announcing(onDisconnect(id), removedWords(layer.connection))}
        />
      ) : null}
      {layer?.kind === 'remove-sandbox' ? (
        <ConfirmAction
          needs="configure"
          onClose={close}
          onConfirm={onRemoveSandboxRecords}
          title="Remove sandbox records"
          description="All records that agents got from the sandbox are deleted. Records from real services stay, and so do connections and runs."
          confirmLabel="Remove"
        />
      ) : null}
      {layer?.kind === 'add' ? (
        <AddConnectionDialog
          connected={(all ?? [])
            .filter((connection) => connection.status === 'connected' && !connection.sample)
            .map((connection) => connection.id)}
          onClose={close}
          onChoose={(service) =>
            show({
              kind: 'setup',
              target: { id: service.id, name: service.name, stored: [] },
            })
          }
        />
      ) : null}
    </Page>
  );
}
