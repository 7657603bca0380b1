import type {
  Destination,
  DestinationFields,
  Matching,
  MatchingRequest,
  SendAnswer,
  SendService,
} from '@switchboard/api-contract/records/send';
import { Plug } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../components/actions/Button/Button.tsx';
import { LinkButton } from '../../../components/actions/LinkButton/LinkButton.tsx';
import { Field } from '../../../components/forms/Field/Field.tsx';
import { RadioCards } from '../../../components/forms/RadioCards/RadioCards.tsx';
import { Select } from '../../../components/forms/Select/Select.tsx';
import { TextInput } from '../../../components/forms/TextInput/TextInput.tsx';
import { Stack } from '../../../components/layout/Stack/Stack.tsx';
import { EmptyState } from '../../../components/states/EmptyState/EmptyState.tsx';
import { ErrorState } from '../../../components/states/ErrorState/ErrorState.tsx';
import type { Outcome } from '../../../format/outcome.ts';
import type { ViewState } from '../../../format/viewState.ts';
import { heading, item, list, name as nameClass, note, pairs } from '../sending.css.ts';
import { SkeletonRows } from '../SkeletonRows/SkeletonRows.tsx';

/** Where records can go, what is chosen, and what sends them. */
export interface SendToControl {
  /** All destinations, connected or not. */
  readonly destinations: ViewState<readonly Destination[]>;
  /** The chosen destination. */
  readonly service: SendService | undefined;
  /** Called with the destination that was chosen. */
  readonly onService: (service: SendService) => void;
  /** Its fields, as it has them now. */
  readonly fields: ViewState<DestinationFields>;
  /** Called with another place in it, whose fields are then read. */
  readonly onTarget: (target: string) => void;
  /** Remembers the matching, then sends. */
  readonly onSend: (choice: MatchingRequest) => Promise<Outcome<SendAnswer>>;
  /** Where a service is connected; it leads back here. */
  readonly connectAt: (connect: string) => string;
}

/** Chooses among the connected destinations; links to where the others are connected. */
export function ChooseDestination({
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

interface MatchFieldsProps extends Pick<SendToControl, 'fields' | 'onTarget'> {
  matching: Matching;
  onMatching: (matching: Matching) => void;
}

/** Where in the chosen destination records go, and which of their fields into which of its own. */
export function MatchFields({ fields, onTarget, matching, onMatching }: MatchFieldsProps) {
  if (fields.status === 'loading') return <SkeletonRows rows={4} />;
  if (fields.status === 'error')
    return <ErrorState message={fields.message} busy={fields.retrying ?? false} onRetry={fields.onRetry} />;
  const { own, fields: theirs, key, keys, name } = fields.data;
  const taken = new Set(Object.values(matching));
  const options = (field: string) =>
    theirs
      .filter((one) => field !== key || keys.length === 0 || keys.includes(one.name))
      .filter((one) => matching[field] === one.name || !taken.has(one.name))
      .map((one) => ({ value: one.name, label: one.label }));
  const change = (field: string, chosen: string): void => {
    const { [field]: _, ...rest } = matching;
    onMatching(chosen === '' ? rest : { ...rest, [field]: chosen });
  };
  return (
    <Stack gap={4}>
      <Target fields={fields.data} onTarget={onTarget} />
      <div>
        <h3 className={heading}>Fields in {name}</h3>
        <p className={note}>Fields that are not matched are not sent. Your choice is remembered for next time.</p>
      </div>
      <div className={pairs}>
        {own.map((field) => (
          <Field
            key={field.name}
            label={field.label}
            required={field.name === key}
            hint={
              field.name === key && matching[key] === undefined
                ? `Choose the field of ${name} that has the e-mail address.`
                : undefined
            }
          >
            <Select
              options={options(field.name)}
              placeholder="Not sent"
              value={matching[field.name] ?? ''}
              onValueChange={(chosen) => change(field.name, chosen)}
            />
          </Field>
        ))}
      </div>
    </Stack>
  );
}

/** One of the places of a destination, or the address of a document. */
function Target({ fields, onTarget }: { fields: DestinationFields; onTarget: (target: string) => void }) {
  const { target = '', targets, addressed } = fields;
  const [address, setAddress] = useState(target);
  if (addressed)
    return (
      <Field
        label="Address of the spreadsheet"
        hint="Its first sheet is used. Leave it blank for a new spreadsheet."
        action={
          address === target ? undefined : (
            <Button size="sm" onClick={() => onTarget(address.trim())}>
              Read its columns
            </Button>
          )
        }
      >
        <TextInput
          type="url"
          value={address}
          placeholder="https://docs.google.com/spreadsheets/d/…"
          onValueChange={setAddress}
        />
      </Field>
    );
  if (targets.length === 0) return null;
  return (
    <Field label={`Where in ${fields.name}`}>
      <Select
        options={targets.map(({ name, label }) => ({ value: name, label }))}
        value={target}
        onValueChange={onTarget}
      />
    </Field>
  );
}
