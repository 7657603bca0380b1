import { serviceName } from '@switchboard/api-contract/catalogue';
import {
  channelServices,
  type ChannelService,
  type Notifications as Saved,
  type NotificationTest,
} from '@switchboard/api-contract/notifications';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { ServiceMark } from '../../../blocks/marks/ServiceMark/ServiceMark.tsx';
import { ActionButton } from '../../../blocks/roles/ActionButton.tsx';
import { useDeniedReason } from '../../../blocks/roles/RoleContext.ts';
import { SkeletonRows } from '../../../blocks/records/SkeletonRows/SkeletonRows.tsx';
import { ViewRegion } from '../../../blocks/states/ViewRegion/ViewRegion.tsx';
import { Button } from '../../../components/actions/Button/Button.tsx';
import { LinkButton } from '../../../components/actions/LinkButton/LinkButton.tsx';
import { SaveBar } from '../../../components/forms/SaveBar/SaveBar.tsx';
import { Card } from '../../../components/layout/Card/Card.tsx';
import { Grid } from '../../../components/layout/Grid/Grid.tsx';
import { Row } from '../../../components/layout/Row/Row.tsx';
import { Section } from '../../../components/layout/Section/Section.tsx';
import { Stack } from '../../../components/layout/Stack/Stack.tsx';
import { Banner } from '../../../components/states/Banner/Banner.tsx';
import { EmptyState } from '../../../components/states/EmptyState/EmptyState.tsx';
import type { ViewState } from '../../../format/viewState.ts';
import { ChannelDialog } from './ChannelDialog.tsx';
import { ChannelRow } from './ChannelRow.tsx';
import type { ChannelTarget } from './channelWords.ts';
import { KindsTable } from './KindsTable.tsx';
import { actions, channel as channelClass, name, sub, words } from './NotificationsForm.css.ts';
import { useNotificationsForm, type DraftChannel, type SaveNotifications } from './useNotificationsForm.ts';

export interface NotificationsProps {
  /** The channels, and which notifications each gets. */
  view: ViewState<Saved>;
  now: Date;
  onSave: SaveNotifications;
  /** Sends a test message; undefined if it could not be asked for. */
  onTest: (place: { service: ChannelService; target: string }) => Promise<NotificationTest | undefined>;
  /** Where a service is connected. */
  setupAt: (service: string) => string;
}

/** Which notifications an organisation gets, and where. */
export function Notifications({ view, now, ...rest }: NotificationsProps) {
  return (
    <ViewRegion
      view={view}
      name="notifications"
      now={now}
      loading={
        <Card padded>
          <SkeletonRows rows={5} />
        </Card>
      }
    >
      {(saved) => <Form saved={saved} now={now} {...rest} />}
    </ViewRegion>
  );
}

const placeKey = ({ service, target = '' }: ChannelTarget): string => `${service} ${target}`;

function Form({ saved, now, onSave, onTest, setupAt }: Omit<NotificationsProps, 'view'> & { saved: Saved }) {
  const form = useNotificationsForm(saved, onSave);
  const deniedReason = useDeniedReason('administer');
  const [open, setOpen] = useState<DraftChannel | 'new'>();
  const [tests, setTests] = useState<Readonly<Record<string, NotificationTest | 'running'>>>({});
  const connected = channelServices.filter((service) => saved.connected?.includes(service));
  const setTest = (key: string, found: NotificationTest | 'running' | undefined) =>
    setTests(({ [key]: _before, ...others }) => (found ? { ...others, [key]: found } : others));
  const test = async (channel: DraftChannel) => {
    const key = placeKey(channel);
    if (tests[key] === 'running') return;
    setTest(key, 'running');
    setTest(key, await onTest({ service: channel.service as ChannelService, target: channel.target ?? '' }));
  };
  return (
    <Stack gap={6}>
      {deniedReason === undefined ? null : <Banner>{deniedReason}</Banner>}
      {form.refused ? <Banner tone="critical">{form.refused}</Banner> : null}
      {form.changed ? (
        <Banner
          tone="caution"
          role="status"
          action={
            <Row gap={2}>
              <Button size="sm" busy={form.busy} onClick={form.keepYours}>
                Keep yours
              </Button>
              <Button size="sm" onClick={form.discard}>
                Take theirs
              </Button>
            </Row>
          }
        >
          Someone else changed these notifications since you opened them. Yours are not saved.
        </Banner>
      ) : null}
      <Section title="Notifications">
        <KindsTable form={form} />
      </Section>
      <Section
        title="Channels"
        actions={
          <ActionButton
            needs="administer"
            size="sm"
            icon={Plus}
            disabledReason={connected.length === 0 ? 'Connect one of the services first' : undefined}
            onClick={() => setOpen('new')}
          >
            Add channel
          </ActionButton>
        }
      >
        <Grid columns={2} align="start">
          {form.channels.length === 0 ? (
            <EmptyState
              kind="no-match"
              level={3}
              title="No channels yet"
              text="Add a channel of a connected service, then choose its notifications."
            />
          ) : (
            <Card>
              <ul role="list" aria-label="Channels">
                {form.channels.map((channel, index) => {
                  const tested = tests[placeKey(channel)];
                  return (
                    <ChannelRow
                      key={channel.key}
                      channel={channel}
                      stored={saved.channels.items.find(({ id }) => id === channel.id)}
                      connected={saved.connected?.includes(channel.service) ?? false}
                      problem={form.problemOf(index)}
                      tested={tested === 'running' ? undefined : tested}
                      testing={tested === 'running'}
                      now={now}
                      setupAt={setupAt(channel.service)}
                      onTest={() => void test(channel)}
                      onChange={() => setOpen(channel)}
                    />
                  );
                })}
              </ul>
            </Card>
          )}
          <NotConnected
            services={channelServices.filter((service) => !connected.includes(service))}
            setupAt={setupAt}
          />
        </Grid>
      </Section>
      <SaveBar
        dirty={form.dirty}
        busy={form.busy}
        errors={form.problems}
        saveBlockedReason={deniedReason ?? (form.changed ? 'Choose between yours and theirs first' : undefined)}
        saveLabel="Save"
        resetLabel="Discard"
        canReset={false}
        onReset={form.discard}
        onSave={form.save}
      />
      {open === undefined ? null : (
        <ChannelDialog
          channel={open === 'new' ? undefined : open}
          services={connected}
          onPut={form.put}
          onRemove={form.remove}
          onClose={() => setOpen(undefined)}
        />
      )}
    </Stack>
  );
}

/** The services that could send notifications too. */
function NotConnected({
  services,
  setupAt,
}: {
  services: readonly ChannelService[];
  setupAt: NotificationsProps['setupAt'];
}) {
  if (services.length === 0) return null;
  return (
    <Card>
      <ul role="list" aria-label="Not connected">
        {services.map((service) => (
          <li key={service} className={channelClass}>
            <ServiceMark service={service} />
            <div className={words}>
              <p className={name}>{serviceName(service)}</p>
              <p className={sub}>not connected</p>
            </div>
            <div className={actions}>
              <LinkButton size="sm" href={setupAt(service)} aria-label={`Connect ${serviceName(service)}`}>
                Connect
              </LinkButton>
            </div>
          </li>
        ))}
      </ul>
    </Card>
  );
}
