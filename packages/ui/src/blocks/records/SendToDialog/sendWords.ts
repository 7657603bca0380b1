import type { SendAnswer } from '@switchboard/api-contract/records/send';
import { count, plural } from '../../../format/numbers.ts';
import type { SentRecords } from './sendToControl.ts';

/** 'Send 3 leads to…' */
export const sendTitle = ({ names, one, many }: SentRecords): string =>
  `Send ${plural(Object.keys(names).length, one, many)} to…`;

/** What became of them: '8 created, 4 updated, 1 skipped, 2 refused'. */
export const sentWords = ({ created, updated, skipped, refused }: SendAnswer): string =>
  [
    `${count(created)} created`,
    `${count(updated)} updated`,
    ...(skipped > 0 ? [`${count(skipped)} skipped`] : []),
    ...(refused.length > 0 ? [`${count(refused.length)} refused`] : []),
  ].join(', ');
