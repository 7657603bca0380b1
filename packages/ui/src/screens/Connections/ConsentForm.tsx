import type { Service } from '@switchboard/api-contract/catalogue';
import { ArrowUpRight, FlaskConical } from 'lucide-react';
import { CheckedDialog } from '../../blocks/forms/CheckedDialog/CheckedDialog.tsx';
import { useCheckedForm } from '../../blocks/forms/useCheckedForm.ts';
import { ServiceMark } from '../../blocks/marks/ServiceMark/ServiceMark.tsx';
import { ViewRegion } from '../../blocks/states/ViewRegion/ViewRegion.tsx';
import { Button } from '../../components/actions/Button/Button.tsx';
import { Icon } from '../../components/display/Icon/Icon.tsx';
import { Skeleton } from '../../components/display/Skeleton/Skeleton.tsx';
import { Grid } from '../../components/layout/Grid/Grid.tsx';
import { Stack } from '../../components/layout/Stack/Stack.tsx';
import { Banner } from '../../components/states/Banner/Banner.tsx';
import { consentEnding } from './consentEnding.ts';
import { strip, stripHead, stripText, stripWords } from './ConsentForm.css.ts';
import type { ConsentControl } from './consentControl.ts';
import { ConsentOffered } from './ConsentOffered.tsx';
import { LastTestBanner } from './LastTestBanner.tsx';
import { SetupFields } from './SetupFields.tsx';
import type { SetupTarget } from './setupTarget.ts';
import { emptySetup, setupBody, setupProblems, type SetupValues } from './setupValues.ts';

interface ConsentFormProps {
  service: Service;
  target: SetupTarget;
  consent: ConsentControl;
  sandboxAllowed: boolean;
  onClose: () => void;
  /** Shows the form with all fields, or the sandbox. */
  onOther: (way: 'token' | 'sandbox') => void;
}

/** Connects an account on Google's consent screen: the client, what Google will ask, and how it ended last. */
export function ConsentForm({ service, target, consent, sandboxAllowed, onClose, onOther }: ConsentFormProps) {
  const { lastTest } = target;
  const works = lastTest?.outcome === 'ok';
  const ended = consent.outcome === 'done' && !works ? undefined : consentEnding(consent.outcome);
  // The client alone: the rest comes from Google. A real one is asked for even if the sandbox stored another.
  const client = { ...service, fields: service.fields.filter(({ required }) => required) };
  const stored = target.sandbox ? [] : target.stored;
  const form = useCheckedForm<SetupValues>({
    blank: emptySetup(client),
    check: (values) => setupProblems(client, values, stored),
    send: (values) => consent.onContinue(service.id, setupBody(client, values)),
    // The page is being left. Who comes back by the browser's own button finds the form as it was.
    onSent: () => {},
  });
  const takesToken = service.fields.length > client.fields.length;
  return (
    <CheckedDialog
      form={form}
      needs="configure"
      size="lg"
      onClose={onClose}
      title={service.title}
      description={`${service.instructions} Its type is “Web application”.`}
      mark={<ServiceMark service={service.id} icon={service.icon} />}
      submitLabel="Continue with Google"
      submitIcon={ArrowUpRight}
      cancelLabel={ended?.tone === 'positive' ? 'Close' : undefined}
      aside={
        <Button variant="ghost" disabled={form.busy} onClick={() => onOther('token')}>
          {takesToken ? 'I have a refresh token' : 'Without an account'}
        </Button>
      }
    >
      <Stack gap={5}>
        {ended ? (
          <Banner tone={ended.tone} role={ended.tone === 'critical' ? 'alert' : 'status'}>
            {ended.text}
          </Banner>
        ) : null}
        {form.refused ? null : <LastTestBanner test={lastTest} />}
        <Grid columns={2}>
          <SetupFields
            fields={client.fields}
            stored={stored}
            values={form.draft}
            problemOf={form.problemOf}
            edit={form.edit}
          />
        </Grid>
        <ViewRegion
          view={consent.offer}
          name="what Google will ask"
          now={0}
          bare
          loading={
            <Stack gap={5}>
              <Skeleton height={84} />
              <Skeleton height={180} />
            </Stack>
          }
        >
          {(offer) => <ConsentOffered offer={offer} />}
        </ViewRegion>
        {sandboxAllowed ? (
          <div className={strip}>
            <Icon icon={FlaskConical} size={18} />
            <div className={stripWords}>
              <p className={stripHead}>No account at hand?</p>
              <p className={stripText}>The sandbox asks for no key, and nothing leaves this server.</p>
            </div>
            <Button size="sm" disabled={form.busy} onClick={() => onOther('sandbox')}>
              Use the sandbox
            </Button>
          </div>
        ) : null}
      </Stack>
    </CheckedDialog>
  );
}
