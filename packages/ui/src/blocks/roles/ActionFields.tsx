import type { Right } from '@switchboard/api-contract/roles';
import type { ReactNode } from 'react';
import { ReadOnlyFields } from '../../components/forms/ReadOnlyFields/ReadOnlyFields.tsx';
import { Banner } from '../../components/states/Banner/Banner.tsx';
import { useDeniedReason } from './RoleContext.ts';

interface ActionFieldsProps {
  /** The right that saving them needs. */
  needs: Right;
  children: ReactNode;
}

/** Fields that can only be read by members whose role may not save them. Each says the reason, as does what saves them. */
export function ActionFields({ needs, children }: ActionFieldsProps) {
  const deniedReason = useDeniedReason(needs);
  return (
    <ReadOnlyFields when={deniedReason !== undefined} reason={deniedReason}>
      {children}
    </ReadOnlyFields>
  );
}

/** Says why the member can't do what is below; nothing for those who can. */
export function DeniedNotice({ needs }: { needs: Right }) {
  const deniedReason = useDeniedReason(needs);
  return deniedReason === undefined ? null : <Banner role="none">{deniedReason}</Banner>;
}
