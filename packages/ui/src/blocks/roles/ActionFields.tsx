import type { Right } from '@switchboard/api-contract/roles';
import type { ReactNode } from 'react';
import { ReadOnlyFields } from '../../components/forms/ReadOnlyFields/ReadOnlyFields.tsx';
import { useLack } from './RoleContext.ts';

interface ActionFieldsProps {
  /** The right that saving them needs. */
  needs: Right;
  children: ReactNode;
}

/** Fields that can only be read by members whose role may not save them. What saves them says the reason. */
export function ActionFields({ needs, children }: ActionFieldsProps) {
  return <ReadOnlyFields when={useLack(needs) !== undefined}>{children}</ReadOnlyFields>;
}
