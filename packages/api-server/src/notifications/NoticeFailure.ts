import type { NotificationOutcome } from '@switchboard/api-contract/notifications';
import type { Notice } from '@switchboard/api-contract/words/notices';
import { RunFailure } from '../outside/RunFailure.ts';

/** Why a message can't be told where it should be, in words that say what to do. Another try would end the same. */
export class NoticeFailure extends RunFailure {
  readonly notice: Notice;
  readonly outcome: NotificationOutcome;

  constructor(notice: Notice, outcome: NotificationOutcome = 'wrong-target') {
    // What a run would say of it.
    super({ kind: 'sendingUncertain', args: { service: '' } });
    this.notice = notice;
    this.outcome = outcome;
  }
}
