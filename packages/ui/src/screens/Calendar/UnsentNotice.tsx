import type { CalendarEvent } from '@switchboard/api-contract/agents/calendar';
import { addresses } from '@switchboard/api-contract/runs/addresses';
import { isFact } from '@switchboard/api-contract/words/factOrText';
import { wordsOf } from '@switchboard/api-contract/words/wordsOf';
import { Send } from 'lucide-react';
import { useBusy } from '../../components/useBusy.ts';
import { ActionButton } from '../../blocks/roles/ActionButton.tsx';
import { LinkButton } from '../../components/actions/LinkButton/LinkButton.tsx';
import { Row } from '../../components/layout/Row/Row.tsx';
import { Banner } from '../../components/states/Banner/Banner.tsx';
import { formMessage } from '../../format/outcome.ts';
import { clip } from '../../format/text.ts';
import type { CalendarControl } from './CalendarScreenProps.ts';

/** Where that leads which keeps an event here. */
const fixLinks: Readonly<Record<string, { href: string; label: string }>> = {
  keptConnectToInvite: { href: addresses.setup('google-calendar'), label: 'Connect Google Calendar' },
  keptSyncToInvite: { href: addresses.setting('calendar-agent', 'googleCalendarSync'), label: 'Turn on the sync' },
};

interface UnsentNoticeProps extends Pick<CalendarControl, 'onSend'> {
  event: CalendarEvent;
}

/** Why Google Calendar does not have an event, what mends that, and a button that sends it. */
export function UnsentNotice({ event: { id, unsent }, onSend }: UnsentNoticeProps) {
  const [send, sending, { refusal }] = useBusy(() => onSend(id));
  if (unsent === undefined) return null;
  const way = isFact(unsent) ? fixLinks[unsent.kind] : undefined;
  return (
    <Banner
      tone="caution"
      action={
        <Row gap={2} wrap>
          {way ? (
            <LinkButton size="sm" href={way.href}>
              {way.label}
            </LinkButton>
          ) : null}
          <ActionButton needs="work" size="sm" icon={Send} busy={sending} busyLabel="Sending…" onClick={send}>
            Send to Google Calendar
          </ActionButton>
        </Row>
      }
    >
      {clip(refusal ? formMessage(refusal) : wordsOf(unsent), 300)}
    </Banner>
  );
}
