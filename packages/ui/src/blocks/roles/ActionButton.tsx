import type { Right } from '@switchboard/api-contract/roles';
import { Button, type ButtonProps } from '../../components/actions/Button/Button.tsx';
import { useDeniedReason } from './RoleContext.ts';

interface ActionButtonProps extends ButtonProps {
  /** The right that what it does needs. */
  needs: Right;
}

/** A button that is disabled, with the reason, for members whose role may not do what it does. */
export function ActionButton({ needs, disabledReason, ...rest }: ActionButtonProps) {
  const deniedReason = useDeniedReason(needs);
  return <Button {...rest} disabledReason={deniedReason ?? disabledReason} />;
}
