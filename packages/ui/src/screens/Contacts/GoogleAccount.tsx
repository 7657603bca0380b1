import type { ContactsSettings, ContactsStatus } from '@switchboard/api-contract/agents/contacts';
import { RefreshCw } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import type { AgentPageAgent } from '../../blocks/agents/AgentPage/AgentPage.tsx';
import { isSample } from '../../blocks/agents/AgentPage/AgentPageProps.ts';
import { SampleMark } from '../../blocks/marks/SampleMark/SampleMark.tsx';
import { ServiceMark } from '../../blocks/marks/ServiceMark/ServiceMark.tsx';
import { SkeletonRows } from '../../blocks/records/SkeletonRows/SkeletonRows.tsx';
import { ActionButton } from '../../blocks/roles/ActionButton.tsx';
import { cx } from '../../components/cx.ts';
import { Badge } from '../../components/display/Badge/Badge.tsx';
import { Facts } from '../../components/display/Facts/Facts.tsx';
import { Time } from '../../components/display/Time/Time.tsx';
import { Card, CardBody, CardHead } from '../../components/layout/Card/Card.tsx';
import { Row } from '../../components/layout/Row/Row.tsx';
import { Stack } from '../../components/layout/Stack/Stack.tsx';
import { ErrorState } from '../../components/states/ErrorState/ErrorState.tsx';
import { clip } from '../../format/text.ts';
import type { ViewState } from '../../format/viewState.ts';
import { connectionStatus } from '../../rules/connections.ts';
import { ellipsis, ink, text } from '../../theme/typography.css.ts';

interface GoogleAccountProps {
  status: ViewState<ContactsStatus>;
  settings: ContactsSettings | undefined;
  agent: AgentPageAgent;
  now: Date;
}

/** The synced account, how often it syncs, when it last succeeded, and a button to sync now. */
export function GoogleAccount({ status, settings, agent, now }: GoogleAccountProps) {
  const id = useId();
  const frame = (content: ReactNode, sample?: boolean) => (
    <Card as="section" aria-labelledby={id} aria-busy={status.status === 'loading' || undefined}>
      <CardHead id={id} title="Google Account" mark={sample ? <SampleMark /> : undefined} />
      {content}
    </Card>
  );
  if (status.status === 'loading') return frame(<SkeletonRows rows={4} />);
  if (status.status === 'error')
    return frame(<ErrorState role="none" message={status.message} busy={status.retrying} onRetry={status.onRetry} />);
  const { account, stats } = status.data;
  const { label, tone, lamp } = connectionStatus(account?.connected ? 'connected' : 'disconnected');
  return frame(
    <CardBody>
      <Stack>
        <Row gap={3}>
          <ServiceMark service="google" />
          <Stack gap={1}>
            <bdi className={cx(text.bodyStrong, ink.strong, ellipsis)}>
              {clip(account?.email?.trim() || (account?.connected ? 'Address not known' : 'No account'), 80)}
            </bdi>
            <Badge tone={tone} lamp={lamp} variant="plain">
              {label}
            </Badge>
          </Stack>
        </Row>
        <Facts
          items={[
            { label: 'Frequency', value: settings && (settings.autoSync ? 'every hour' : 'only on request') },
            {
              label: 'Last success',
              value: <Time at={stats.lastSyncTime} now={now} show="dateTime" fallback="Never" />,
            },
          ]}
        />
        <ActionButton
          needs="work"
          block
          icon={RefreshCw}
          busy={agent.busy === 'run'}
          busyLabel="Queuing…"
          onClick={agent.onRun}
        >
          Sync Google Contacts Now
        </ActionButton>
      </Stack>
    </CardBody>,
    isSample(status.data, 'account'),
  );
}
