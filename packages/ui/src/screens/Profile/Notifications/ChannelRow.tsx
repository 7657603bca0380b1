import { serviceName } from '@switchboard/api-contract/catalogue';
import type { Channel, NotificationTest } from '@switchboard/api-contract/notifications';
import type { FactOrText } from '@switchboard/api-contract/words/factOrText';
import { noticeWordsOf } from '@switchboard/api-contract/words/notices';
import { SlidersHorizontal } from 'lucide-react';
import { ServiceMark } from '../../../blocks/marks/ServiceMark/ServiceMark.tsx';
import { SandboxMark } from '../../../blocks/marks/SandboxMark/SandboxMark.tsx';
import { ActionButton } from '../../../blocks/roles/ActionButton.tsx';
import { LinkButton } from '../../../components/actions/LinkButton/LinkButton.tsx';
import { Time } from '../../../components/display/Time/Time.tsx';
import { clip } from '../../../format/text.ts';
import { toneClass } from '../../../theme/tone.css.ts';
import { targetWords, wordsOfService } from './channelWords.ts';
import { actions, channel as channelClass, name, sub, words, wrong } from './NotificationsForm.css.ts';
import type { DraftChannel } from './useNotificationsForm.ts';

interface ChannelRowProps {
  channel: DraftChannel;
  /** The channel as it is stored; undefined for a new one. */
  stored: Channel | undefined;
  connected: boolean;
  /** What the server says is wrong with it. */
  problem: string | undefined;
  /** What its last test found. */
  tested: NotificationTest | undefined;
  testing: boolean;
  now: Date;
  /** Where its service is connected. */
  setupAt: string;
  onTest: () => void;
  onChange: () => void;
}

/** Failures that another target fixes. */
const targetFailures: readonly string[] = [
  'channelUnknown',
  'channelNotJoined',
  'channelArchived',
  'channelClosed',
  'channelNotForMessages',
  'numberRefused',
  'recipientStopped',
  'hookGone',
];

/** Why the last message, or the last test, did not arrive. */
function failureOf({ channel, stored, tested }: ChannelRowProps): FactOrText | undefined {
  if (tested) return tested.outcome === 'ok' ? undefined : tested.text;
  return stored?.last?.failed && stored.target === channel.target ? stored.last.reason : undefined;
}

/** One channel: where it sends, whether that worked, and its buttons. */
export function ChannelRow(props: ChannelRowProps) {
  const { channel, stored, connected, testing, setupAt, onTest, onChange } = props;
  const { title, target } = wordsOfService(channel.service);
  const failure = failureOf(props);
  const isTargetWrong =
    typeof failure === 'object' && targetFailures.includes(failure.kind) && channel.service !== 'zapier';
  const named = `${title} ${targetWords(channel)}`.trim();
  return (
    <li className={channelClass}>
      <ServiceMark service={channel.service} />
      <div className={words}>
        <p className={name}>
          {title} {stored?.sandbox ? <SandboxMark /> : null}
        </p>
        <ChannelState {...props} />
      </div>
      <div className={actions}>
        {connected ? (
          <ActionButton needs="administer" size="sm" busy={testing} aria-label={`Test ${named}`} onClick={onTest}>
            Test
          </ActionButton>
        ) : (
          <LinkButton size="sm" href={setupAt} aria-label={`Connect ${serviceName(channel.service)}`}>
            Connect
          </LinkButton>
        )}
        <ActionButton
          needs="administer"
          size="sm"
          variant={isTargetWrong ? 'secondary' : 'ghost'}
          icon={isTargetWrong ? undefined : SlidersHorizontal}
          aria-label={isTargetWrong ? undefined : `Change ${named}`}
          onClick={onChange}
        >
          {isTargetWrong ? `Change the ${target}` : undefined}
        </ActionButton>
      </div>
    </li>
  );
}

const longest = 300;

/** What is wrong with it, or where it sends and when it last did. */
function ChannelState(props: ChannelRowProps) {
  const { channel, stored, connected, problem, now } = props;
  const where = targetWords(channel);
  const critical = `${wrong} ${toneClass.critical}`;
  if (problem !== undefined) return <p className={critical}>{problem}</p>;
  if (!connected)
    return <p className={critical}>{serviceName(channel.service)} is not connected, so nothing is sent here.</p>;
  const failure = failureOf(props);
  // A toast has said what a test found.
  if (failure !== undefined) return <p className={critical}>{clip(noticeWordsOf(failure), longest)}.</p>;
  return (
    <p className={sub}>
      {where}
      {stored?.last && !stored.last.failed ? (
        <>
          {where === '' ? '' : ' · '}last message <Time at={stored.last.at} now={now} show="sentence" />
        </>
      ) : null}
    </p>
  );
}
