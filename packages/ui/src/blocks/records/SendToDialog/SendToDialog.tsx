import type { Matching, SendAnswer } from '@switchboard/api-contract/records/send';
import { Send, Plug } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../components/actions/Button/Button.tsx';
import { Dialog } from '../../../components/layers/Dialog/Dialog.tsx';
import { Stack } from '../../../components/layout/Stack/Stack.tsx';
import { Banner } from '../../../components/states/Banner/Banner.tsx';
import { plural, count } from '../../../format/numbers.ts';
import { formMessage } from '../../../format/outcome.ts';
import { dataOf } from '../../../format/viewState.ts';
import { useBusy } from '../../../components/useBusy.ts';
import { MatchFields } from './MatchFields.tsx';
import type { SendToControl, SentRecords } from './SendToControl.ts';
import { ActionButton } from '../../roles/ActionButton.tsx';
import { LinkButton } from '../../../components/actions/LinkButton/LinkButton.tsx';
import { RadioCards } from '../../../components/forms/RadioCards/RadioCards.tsx';
import { EmptyState } from '../../../components/states/EmptyState/EmptyState.tsx';
import { ErrorState } from '../../../components/states/ErrorState/ErrorState.tsx';
import { SkeletonRows } from '../SkeletonRows/SkeletonRows.tsx';
import { heading, item, list, name as nameClass, note, refusal, why } from './SendToDialog.css.ts';
import { Facts } from '../../../components/display/Facts/Facts.tsx';
import { clip } from '../../../format/text.ts';

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
function SendReport({ name, answer, records, onClose }: SendReportProps) {
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

/** The destinations that are connected, and those that can be. */
function ChooseDestination({
  destinations,
  service,
  onService,
  connectAt,
}: Pick<SendToControl, 'destinations' | 'service' | 'onService' | 'connectAt'>) {
  if (destinations.status === 'loading') return <SkeletonRows rows={3} />;
  if (destinations.status === 'error')
    return (
      <ErrorState message={destinations.message} busy={destinations.retrying ?? false} onRetry={destinations.onRetry} />
    );
  const connected = destinations.data.filter((one) => one.connected);
  const others = destinations.data.filter((one) => !one.connected);
  return (
    <Stack gap={4}>
      {connected.length === 0 ? (
        <EmptyState
          level={3}
          title="Nothing is connected yet"
          text="Connect one of these services to send records there."
        />
      ) : (
        <RadioCards
          label="Send to"
          columns={2}
          options={connected.map((one) => ({
            value: one.service,
            label: one.name,
            ...(one.sandbox ? { hint: 'In the sandbox' } : one.remembered && { hint: 'Same fields as last time' }),
          }))}
          value={service ?? null}
          onValueChange={onService}
        />
      )}
      {others.length === 0 ? null : (
        <div>
          <h3 className={heading}>Not connected</h3>
          <ul className={list}>
            {others.map(({ service: id, name, connect }) => (
              <li key={id} className={item}>
                <span className={nameClass}>{name}</span>
                <LinkButton size="sm" icon={Plug} href={connectAt(connect)} aria-label={`Connect ${name}`}>
                  Connect
                </LinkButton>
              </li>
            ))}
          </ul>
        </div>
      )}
    </Stack>
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
