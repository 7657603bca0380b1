import type { Matching, SendAnswer } from '@switchboard/api-contract/records/send';
import { Send } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../components/actions/Button/Button.tsx';
import { Facts } from '../../../components/display/Facts/Facts.tsx';
import { Dialog } from '../../../components/layers/Dialog/Dialog.tsx';
import { Stack } from '../../../components/layout/Stack/Stack.tsx';
import { Banner } from '../../../components/states/Banner/Banner.tsx';
import { useBusy } from '../../../components/useBusy.ts';
import { plural, count } from '../../../format/numbers.ts';
import { formMessage } from '../../../format/outcome.ts';
import { clip } from '../../../format/text.ts';
import { dataOf } from '../../../format/viewState.ts';
import { ActionButton } from '../../roles/ActionButton.tsx';
import { heading, list, name as nameClass, note, refusal, why } from '../sending.css.ts';
import { ChooseDestination, MatchFields, type SendToControl } from './sendingChoices.tsx';

/** The records that are sent: their names by their ids, and what they are called. */
export interface SentRecords {
  readonly names: Readonly<Record<string, string>>;
  readonly one: string;
  readonly many: string;
}

/** What became of the records: '8 created, 4 updated, 1 skipped, 2 refused'. */
const sentText = ({ created, updated, skipped, refused }: SendAnswer): string =>
  [
    `${count(created)} created`,
    `${count(updated)} updated`,
    ...(skipped > 0 ? [`${count(skipped)} skipped`] : []),
    ...(refused.length > 0 ? [`${count(refused.length)} refused`] : []),
  ].join(', ');

interface RemarksProps {
  label: string;
  records: SentRecords;
  remarks: readonly { readonly id: string; readonly text: string }[];
}

/** What is to be said of single records; nothing if there is nothing. */
function Remarks({ label, records, remarks }: RemarksProps) {
  if (remarks.length === 0) return null;
  return (
    <div>
      <h3 className={heading}>{label}</h3>
      <ul className={list} aria-label={label}>
        {remarks.map(({ id, text }) => (
          <li key={id} className={refusal}>
            <bdi className={nameClass}>{clip(records.names[id] ?? id, 120)}</bdi>
            <span className={why}>{clip(text, 300)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

interface SendReportProps {
  /** The destination. */
  name: string;
  answer: SendAnswer;
  records: SentRecords;
  onClose: () => void;
}

/** What became of the records that were sent, and why some were not. */
function SendReport({ name, answer, records, onClose }: SendReportProps) {
  const { created, updated, skipped, refused, inPart } = answer;
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
        <Banner
          role="status"
          tone={refused.length + inPart.length === 0 ? 'positive' : arrived > 0 ? 'caution' : 'critical'}
        >
          {sentText(answer)}.
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
        <Remarks label="Refused" records={records} remarks={refused.map(({ id, error }) => ({ id, text: error }))} />
        <Remarks
          label="Not sent whole"
          records={records}
          remarks={inPart.map(({ id, note: text }) => ({ id, text }))}
        />
      </Stack>
    </Dialog>
  );
}

export type { SendToControl };

export interface SendToDialogProps extends SendToControl {
  /** What is sent. */
  records: SentRecords;
  /** Called for Cancel, Escape, and Close of the report. */
  onClose: () => void;
}

/** Sends records to another service: where, which field into which, and then what became of each. */
export function SendToDialog({ records, onClose, onSend, ...control }: SendToDialogProps) {
  const [report, setReport] = useState<{ readonly name: string; readonly answer: SendAnswer }>();
  const [refused, setRefused] = useState<string>();
  const [edited, setEdited] = useState<{ readonly of: unknown; readonly matching: Matching }>();
  const fields = dataOf(control.fields);
  const matching = fields && (edited?.of === fields ? edited.matching : fields.matching);
  const lacksKey = fields?.key !== undefined && matching?.[fields.key] === undefined;
  const [send, busy] = useBusy(async () => {
    if (!fields || !matching) return;
    setRefused(undefined);
    const outcome = await onSend({ matching, ...(fields.target !== undefined && { target: fields.target }) });
    if (outcome.kind === 'done') setReport({ name: fields.name, answer: outcome.value });
    else setRefused(formMessage(outcome));
  });
  if (report) return <SendReport {...report} records={records} onClose={onClose} />;
  return (
    <Dialog
      open
      size="lg"
      title={`Send ${plural(Object.keys(records.names).length, records.one, records.many)} to…`}
      description="Records that are already there are updated, matched by e-mail address."
      busy={busy}
      onClose={onClose}
      onSubmit={send}
      foot={
        <>
          <Button variant="ghost" disabled={busy} onClick={onClose}>
            Cancel
          </Button>
          <ActionButton
            needs="work"
            variant="primary"
            type="submit"
            icon={Send}
            busy={busy}
            disabledReason={
              !fields ? 'Choose where to send first' : lacksKey ? 'Choose where the email goes first' : undefined
            }
          >
            {fields ? `Send to ${fields.name}` : 'Send'}
          </ActionButton>
        </>
      }
    >
      <Stack gap={5}>
        {refused === undefined ? null : <Banner tone="critical">{refused}</Banner>}
        <ChooseDestination {...control} />
        {control.service === undefined ? null : (
          <MatchFields
            {...control}
            matching={matching ?? {}}
            onMatching={(next) => setEdited({ of: fields, matching: next })}
          />
        )}
      </Stack>
    </Dialog>
  );
}
