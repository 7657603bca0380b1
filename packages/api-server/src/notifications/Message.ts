import type { NotificationKind, NotificationOutcome } from '@switchboard/api-contract/notifications';
import { product } from '@switchboard/api-contract/product';
import { cut } from '@switchboard/api-contract/text';
import { noticeWordsOf, type Notice } from '@switchboard/api-contract/words/notices';
import type { FactOrText } from '@switchboard/api-contract/words/factOrText';
import type { Caller } from '../outside/Caller.ts';
import type { Context } from '../platform/Context.ts';
import type { Credentials } from '../outside/providers/whoAmI.ts';
import { plainText } from '../outside/plainText.ts';
import { RunFailure } from '../outside/RunFailure.ts';

/** Why a message can't be sent, in words that say what to do. Another try would fail as well. */
export class NoticeFailure extends RunFailure {
  readonly notice: Notice;
  readonly outcome: NotificationOutcome;

  constructor(notice: Notice, outcome: NotificationOutcome = 'wrong-target') {
    // The reason for those who know no notices.
    super({ kind: 'sendingUncertain', args: { service: '' } });
    this.notice = notice;
    this.outcome = outcome;
  }
}

/** A notice in words. Holds no secret and nothing of mails. */
export interface Message {
  /** One line. */
  readonly text: string;
  /** Where it leads; undefined where the server does not know its own address. */
  readonly link: string | undefined;
  readonly kind: NotificationKind | 'test';
  readonly organisation: string;
  /** How many times it happened since the last message. */
  readonly times: number;
  /** Tells this message from all others. */
  readonly key: string;
}

interface NoticeToSend extends Pick<Message, 'kind' | 'organisation' | 'key'> {
  readonly notice: FactOrText;
  readonly path: string;
  readonly times?: number;
}

const longest = 500;

/** Puts a notice into words. `publicUrl`: where members open this server. */
export function messageOf({ notice, path, times = 1, ...rest }: NoticeToSend, publicUrl: string | undefined): Message {
  const words = plainText(noticeWordsOf(notice), longest);
  const text = times > 1 ? `${words} (${times} times since the last message)` : words;
  return { ...rest, times, text, link: publicUrl === undefined ? undefined : `${publicUrl}${path}` };
}

/** The message as one text, cut to what a service takes; its link stays whole. */
export function inOneText({ text, link }: Pick<Message, 'text' | 'link'>, most: number): string {
  const end = link === undefined ? '' : `\n${link}`;
  return `${cut(text, most - end.length)}${end}`;
}

/** The subject of a mail. */
export const mailSubjectOf = ({ text, organisation }: Pick<Message, 'text' | 'organisation'>): string =>
  cut(`${product.name}, ${organisation}: ${text}`, 150);

/** A message, and where to. */
export interface Delivery {
  readonly credentials: Credentials;
  readonly target: string;
  readonly message: Message;
}

/** Sends one message through a service. Throws RunFailure if it was not sent. */
export type SendMessage = (context: Context, caller: Caller, parcel: Delivery) => Promise<void>;
