import type { Service } from '@switchboard/api-contract/catalogue';
import type { SandboxKey } from '@switchboard/api-contract/sandboxKeys';
import { useRef, useState, type ReactNode } from 'react';
import { ServiceMark } from '../../blocks/marks/ServiceMark/ServiceMark.tsx';
import { CheckedDialog } from '../../blocks/forms/CheckedDialog/CheckedDialog.tsx';
import { useCheckedForm } from '../../blocks/forms/useCheckedForm.ts';
import { Stack } from '../../components/layout/Stack/Stack.tsx';
import { keptBy, KeptNotice, type Kept } from './KeptNotice.tsx';
import { CopyBlock } from './CopyBlock.tsx';
import { LastTestBanner } from './LastTestBanner.tsx';
import { SandboxChoice } from './SandboxChoice.tsx';
import { SetupFields } from './SetupFields.tsx';
import type { SaveSetup, SetupTarget } from './setupTarget.ts';
import { emptySetup, setupBody, setupProblems, type SetupValues } from './setupValues.ts';

interface SetupFormProps {
  service: Service;
  target: SetupTarget;
  sandboxAllowed: boolean;
  /** Chosen before anything is: the sandbox. */
  sandboxFirst?: boolean;
  /** What else the foot offers. */
  aside?: ReactNode;
  onClose: () => void;
  onSave: SaveSetup;
}

/** The form of one service, as the catalogue describes it. Where the sandbox is chosen, it asks for no fields. */
export function SetupForm({
  service,
  target,
  sandboxAllowed,
  sandboxFirst = false,
  aside,
  onClose,
  onSave,
}: SetupFormProps) {
  const { lastTest, sandbox: inSandbox = false } = target;
  // A real service can't be reached with what the sandbox stored.
  const stored = inSandbox ? [] : target.stored;
  const works = lastTest?.outcome === 'ok' || lastTest?.outcome === 'shape-only';
  // Who opens a sandbox that works, wants the real service.
  const [sandboxKey, setSandboxKey] = useState<SandboxKey | undefined>(
    sandboxAllowed && (sandboxFirst || (inSandbox && !works)) ? 'sandbox' : undefined,
  );
  const [kept, setKept] = useState<Kept>();
  const useAnyway = useRef(false);
  const form = useCheckedForm({
    blank: emptySetup(service),
    check: (values) => (sandboxKey ? {} : setupProblems(service, values, stored)),
    send: async (values) => {
      const body = sandboxKey ? { sandbox: true as const, key: sandboxKey } : setupBody(service, values);
      const outcome = await onSave(service.id, useAnyway.current ? { ...body, unchecked: 'use' } : body);
      useAnyway.current = false;
      setKept(keptBy(outcome));
      return outcome;
    },
    onSent: onClose,
  });
  const { draft: values, problemOf } = form;
  const refused = kept?.unchecked === undefined ? form.refused : '';
  const edit = (change: Partial<SetupValues>) => {
    setKept(undefined);
    form.edit(change);
  };

  return (
    <CheckedDialog
      form={{ ...form, refused }}
      needs="configure"
      onClose={onClose}
      title={service.title}
      description={sandboxKey ? undefined : service.instructions}
      mark={<ServiceMark service={service.id} icon={service.icon} />}
      submitLabel={sandboxKey ? 'Connect' : 'Save Connection'}
      aside={aside}
    >
      <Stack gap={4}>
        {sandboxAllowed ? (
          <SandboxChoice
            value={sandboxKey}
            onValueChange={setSandboxKey}
            now={inSandbox ? 'sandbox' : stored.length > 0 ? 'real' : undefined}
          />
        ) : null}
        {kept ? (
          <KeptNotice
            {...kept}
            busy={form.busy}
            onKeep={onClose}
            onUse={() => {
              useAnyway.current = true;
              form.submit();
            }}
          />
        ) : null}
        {refused || kept ? null : <LastTestBanner test={lastTest} />}
        {sandboxKey ? null : (
          <>
            <SetupFields fields={service.fields} stored={stored} values={values} problemOf={problemOf} edit={edit} />
            {service.testEndpoint ? (
              <CopyBlock label="Test endpoint" copied="test endpoint" value={service.testEndpoint} />
            ) : null}
          </>
        )}
      </Stack>
    </CheckedDialog>
  );
}
