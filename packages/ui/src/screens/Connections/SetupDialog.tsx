import { findService, wayOf, type Service } from '@switchboard/api-contract/catalogue';
import type { TestResult, Connection, ConnectionSetup, SandboxSetup } from '@switchboard/api-contract/connections';
import { isConsentService, type ConsentOffer } from '@switchboard/api-contract/consent';
import type { SandboxKey } from '@switchboard/api-contract/sandboxKeys';
import { nextStepWords } from '@switchboard/api-contract/words/nextSteps';
import { wordsOf } from '@switchboard/api-contract/words/wordsOf';
import { ArrowUpRight } from 'lucide-react';
import { useRef, useState } from 'react';
import { ServiceMark } from '../../blocks/marks/ServiceMark/ServiceMark.tsx';
import { FormDialog } from '../../blocks/forms/FormDialog/FormDialog.tsx';
import { useCheckedForm } from '../../blocks/forms/useCheckedForm.ts';
import { ActionButton } from '../../blocks/roles/ActionButton.tsx';
import { ViewRegion } from '../../blocks/states/ViewRegion/ViewRegion.tsx';
import { Button } from '../../components/actions/Button/Button.tsx';
import { Skeleton } from '../../components/display/Skeleton/Skeleton.tsx';
import { Dialog } from '../../components/layers/Dialog/Dialog.tsx';
import { Stack } from '../../components/layout/Stack/Stack.tsx';
import { Banner } from '../../components/states/Banner/Banner.tsx';
import { clip, joinSentences } from '../../format/text.ts';
import { testOutcome } from '../../rules/connections.ts';
import { consentOutcome } from './consentOutcome.ts';
import { ConsentOffered } from './ConsentOffered.tsx';
import { notReplaced, NotReplacedNotice, type NotReplaced } from './NotReplacedNotice.tsx';
import { CopyBlock } from './CopyBlock.tsx';
import { SandboxChoice } from './SandboxChoice.tsx';
import { fields as fieldsClass } from './SetupForm.css.ts';
import { SetupFields, clientOf, emptySetup, setupBody, setupProblems, type SetupValues } from './SetupFields.tsx';
import { endpointOf, formWays, inForm, SetupWays, wayBody } from './SetupWays.tsx';
import type { Outcome } from '../../format/outcome.ts';
import type { ViewState } from '../../format/viewState.ts';

/** Connecting an account of Google's on its consent screen. */
export interface ConsentControl {
  /** Called with the service whose setup opens, so that its offer is read. */
  readonly onOpen: (id: string | undefined) => void;
  /** What Google will ask, and the address to register there, of the service whose setup is open. */
  readonly offer: ViewState<ConsentOffer>;
  /** Leads to Google, with what was typed; a blank field keeps what is stored. The page is left if it succeeds. */
  readonly onContinue: (id: string, values: ConnectionSetup) => Promise<Outcome<unknown>>;
  /** The outcome of Google's consent screen, for a member who has just come back from it. */
  readonly outcome?: string | undefined;
}

/** The service to set up: its id, its name for the title, and the keys of the fields with a stored value. */
export type SetupTarget = Pick<Connection, 'id' | 'name' | 'stored'> &
  Partial<Pick<Connection, 'icon' | 'sandbox' | 'lastTest'>>;

/** Saves a setup: the values by field key, or the sandbox. */
export type SaveSetup = (id: string, setup: ConnectionSetup | SandboxSetup) => Promise<Outcome<unknown>>;

interface SetupDialogProps {
  target: SetupTarget;
  /** Whether the sandbox is offered. */
  sandboxAllowed?: boolean;
  onClose: () => void;
  /** Connects an account on Google's consent screen; undefined where that is not offered. */
  consent?: ConsentControl | undefined;
  /** The dialog closes on success. */
  onSave: SaveSetup;
}

/** The setup dialog of one service, or a message if it has no form. */
export function SetupDialog(props: SetupDialogProps) {
  const { target, onClose } = props;
  const service = findService(target.id);
  if (service) return <SetupForm {...props} service={service} />;
  const name = clip(target.name, 80);
  return (
    <Dialog
      open
      size="sm"
      onClose={onClose}
      title={name}
      mark={<ServiceMark service={target.id} icon={target.icon} />}
      foot={<Button onClick={onClose}>Close</Button>}
    >
      <p>Configuration not available for {name}</p>
    </Dialog>
  );
}

const submitLabels = { google: 'Continue with Google', save: 'Save Connection' } as const;
type SubmitMethod = keyof typeof submitLabels;

/**
 * The form of one service, as the catalogue describes it. Where the sandbox is chosen, it asks for no fields. Accounts
 * of Google are connected on its consent screen or, once one is typed, by a refresh token.
 */
function SetupForm({
  service,
  target,
  sandboxAllowed = false,
  consent: offeredConsent,
  onClose,
  onSave,
}: SetupDialogProps & { service: Service }) {
  const consent = isConsentService(service.id) ? offeredConsent : undefined;
  const { lastTest, sandbox: inSandbox = false } = target;
  // A real service can't be reached with what the sandbox stored.
  const stored = inSandbox ? [] : target.stored;
  const works = lastTest?.outcome === 'ok' || lastTest?.outcome === 'shape-only';
  // Who opens a sandbox that works, or comes back from Google, wants the real service.
  const offered: SandboxKey | undefined =
    sandboxAllowed && inSandbox && !works && !consent?.outcome ? 'sandbox' : undefined;
  // Until the member chooses or types, it follows what is stored: an address may open this before that is read again.
  const [chosen, setChosen] = useState<{ sandboxKey: SandboxKey | undefined }>();
  const { sandboxKey } = chosen ?? { sandboxKey: offered };
  const [kept, setKept] = useState<NotReplaced>();
  const submitMethod = useRef<SubmitMethod | 'use-anyway'>('save');
  const ways = formWays(service.ways ?? []);
  const storedWay = stored.length > 0 ? ways.find(({ id }) => id === wayOf(service.id, stored).way) : undefined;
  const [chosenWay, setChosenWay] = useState<string>();
  const way = ways.find(({ id }) => id === chosenWay) ?? storedWay ?? ways[0];
  const storedKeys = way
    ? [...(storedWay?.sentAs ?? [])].flatMap(([key, sent]) => (stored.includes(sent) ? [key] : []))
    : stored;
  const form = useCheckedForm({
    blank: emptySetup({ fields: way ? ways.flatMap(({ fields }) => fields) : service.fields }),
    check: (values) => (sandboxKey ? {} : setupProblems(way ?? service, values, storedKeys)),
    send: async (values) => {
      if (consent && submitMethod.current === 'google')
        return consent.onContinue(service.id, clientOf(service, values));
      const typed = way ? wayBody(way, values) : setupBody(service, values);
      const body = sandboxKey ? { sandbox: true as const, key: sandboxKey } : typed;
      const outcome = await onSave(
        service.id,
        submitMethod.current === 'use-anyway' ? { ...body, unchecked: 'use' } : body,
      );
      setKept(notReplaced(outcome));
      return way ? inForm(outcome, way) : outcome;
    },
    // For Google the page is being left. Who comes back by the browser's own button finds the form as it was.
    onSent: () => (submitMethod.current === 'google' ? undefined : onClose()),
  });
  const send = (by: SubmitMethod | 'use-anyway') => {
    submitMethod.current = by;
    setChosen({ sandboxKey });
    form.submit();
  };
  const { draft: values, problemOf } = form;
  const endpoint = way ? endpointOf(way, values) : service.testEndpoint;
  const refused = kept?.unchecked === undefined ? form.refused : '';
  const edit = (change: Partial<SetupValues>) => {
    setKept(undefined);
    setChosen({ sandboxKey });
    form.edit(change);
  };
  // Where the server can't lead to Google, the form is that of any other service.
  const offer = sandboxKey || consent?.offer.status === 'error' ? undefined : consent?.offer;
  const [first, other]: [SubmitMethod, SubmitMethod] =
    offer && !values['refreshToken'] ? ['google', 'save'] : ['save', 'google'];
  const ended = sandboxKey || (consent?.outcome === 'done' && !works) ? undefined : consentOutcome(consent?.outcome);

  return (
    <FormDialog
      form={{ ...form, refused, submit: () => send(first) }}
      needs="configure"
      size={consent || way ? 'lg' : undefined}
      onClose={onClose}
      title={service.title}
      description={sandboxKey ? undefined : way ? 'Two ways to sign in. Fill in one of them.' : service.instructions}
      mark={<ServiceMark service={service.id} icon={service.icon} />}
      submitLabel={sandboxKey ? 'Connect' : submitLabels[first]}
      submitIcon={first === 'google' ? ArrowUpRight : undefined}
      cancelLabel={ended?.tone === 'positive' ? 'Close' : undefined}
      aside={
        offer ? (
          <ActionButton needs="configure" variant="ghost" disabled={form.busy} onClick={() => send(other)}>
            {submitLabels[other]}
          </ActionButton>
        ) : undefined
      }
    >
      <Stack gap={4}>
        {sandboxAllowed ? (
          <SandboxChoice
            value={sandboxKey}
            onValueChange={(key) => setChosen({ sandboxKey: key })}
            now={inSandbox ? 'sandbox' : stored.length > 0 ? 'real' : undefined}
          />
        ) : null}
        {kept ? (
          <NotReplacedNotice {...kept} busy={form.busy} onKeep={onClose} onUse={() => send('use-anyway')} />
        ) : null}
        {ended ? (
          <Banner tone={ended.tone} role={ended.tone === 'critical' ? 'alert' : 'status'}>
            {ended.text}
          </Banner>
        ) : null}
        {refused || kept ? null : <LastTestBanner test={lastTest} />}
        {sandboxKey ? null : (
          <>
            {way ? (
              <SetupWays
                service={service.id}
                ways={ways}
                chosen={way}
                onChoose={setChosenWay}
                stored={storedKeys}
                values={values}
                problemOf={problemOf}
                edit={edit}
              />
            ) : (
              <div className={fieldsClass}>
                <SetupFields
                  fields={service.fields}
                  stored={stored}
                  values={values}
                  problemOf={problemOf}
                  edit={edit}
                />
              </div>
            )}
            {offer ? (
              <ViewRegion view={offer} name="what Google will ask" now={0} bare loading={<Skeleton height={264} />}>
                {(asked) => <ConsentOffered offer={asked} />}
              </ViewRegion>
            ) : null}
            {endpoint ? <CopyBlock label="Test endpoint" copied="test endpoint" value={endpoint} /> : null}
          </>
        )}
      </Stack>
    </FormDialog>
  );
}

/** What the last test found, unless it passed: in full, since a card has room for two lines. */
function LastTestBanner({ test }: { test: TestResult | undefined }) {
  if (!test || test.outcome === 'ok') return null;
  return (
    <Banner role="none" tone={testOutcome(test.outcome).tone}>
      {clip(joinSentences(wordsOf(test.message), nextStepWords(test.nextStep)), 1_000)}
    </Banner>
  );
}
