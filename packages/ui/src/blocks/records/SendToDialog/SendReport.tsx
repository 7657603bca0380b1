import type { SendAnswer } from '@switchboard/api-contract/records/send';
import { Button } from '../../../components/actions/Button/Button.tsx';
import { Dialog } from '../../../components/layers/Dialog/Dialog.tsx';
import { Stack } from '../../../components/layout/Stack/Stack.tsx';
import { Banner } from '../../../components/states/Banner/Banner.tsx';
import { Facts } from '../../../components/display/Facts/Facts.tsx';
import { count } from '../../../format/numbers.ts';
import { clip } from '../../../format/text.ts';
import { list, name as nameClass, note, refusal, why } from './SendToDialog.css.ts';
import type { SentRecords } from './SendToControl.ts';

/** What became of them: '8 created, 4 updated, 1 skipped, 2 refused'. */
const sentWords = ({ created, updated, skipped, refused }: SendAnswer): string =>
  [
    `${count(created)} created`,
    `${count(updated)} updated`,
    ...(skipped > 0 ? [`${count(skipped)} skipped`] : []),
    ...(refused.length > 0 ? [`${count(refused.length)} refused`] : []),
  ].join(', ');

interface SendReportProps {
  /** The destination. */
  name: string;
  answer: SendAnswer;
  records: SentRecords;
  onClose: () => void;
}

/** What became of the records that were sent, and why some were not. */
export function SendReport({ name, answer, records, onClose }: SendReportProps) {
  const { created, updated, skipped, refused } = answer;
  const arrived = created + updated;
  return (
    <Dialog
      open
      size="lg"
      title={arrived > 0 ? `Sent to ${name}` : `Nothing was sent to ${name}`}
      onClose={onClose}
      foot={
        <Button variant="primary" data-autofocus onClick={onClose}>
          Close
        </Button>
      }
    >
      <Stack gap={4}>
        <Banner tone={refused.length === 0 ? 'positive' : arrived > 0 ? 'caution' : 'critical'}>
          {sentWords(answer)}.
        </Banner>
        <Facts
          align="end"
          items={[
            { label: 'Created', value: count(created) },
            { label: 'Updated', value: count(updated) },
            { label: 'Skipped', value: count(skipped) },
            { label: 'Refused', value: count(refused.length) },
          ]}
        />
        {skipped > 0 ? <p className={note}>Skipped: another record has the same e-mail address.</p> : null}
        {refused.length === 0 ? null : (
          <ul className={list} aria-label="Refused">
            {refused.map(({ id, error }) => (
              <li key={id} className={refusal}>
                <bdi className={nameClass}>{clip(records.names[id] ?? id, 120)}</bdi>
                <span className={why}>{clip(error, 300)}</span>
              </li>
            ))}
          </ul>
        )}
      </Stack>
    </Dialog>
  );
}
