import type { Matching, SendAnswer } from '@switchboard/api-contract/records/send';
import { Send } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../components/actions/Button/Button.tsx';
import { Dialog } from '../../../components/layers/Dialog/Dialog.tsx';
import { Stack } from '../../../components/layout/Stack/Stack.tsx';
import { Banner } from '../../../components/states/Banner/Banner.tsx';
import { plural } from '../../../format/numbers.ts';
import { formMessage } from '../../../format/outcome.ts';
import { dataOf } from '../../../format/viewState.ts';
import { useBusy } from '../../../components/useBusy.ts';
import { ChooseDestination } from './ChooseDestination.tsx';
import { MatchFields } from './MatchFields.tsx';
import { SendReport } from './SendReport.tsx';
import type { SendToControl, SentRecords } from './SendToControl.ts';
import { ActionButton } from '../../roles/ActionButton.tsx';

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
