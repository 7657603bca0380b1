import { FlaskConical } from 'lucide-react';
import { Tooltip } from '../../../components/actions/Tooltip/Tooltip.tsx';
import { Icon } from '../../../components/display/Icon/Icon.tsx';
import { iconMark, plainMark, sandboxMark } from '../marks.css.ts';

interface SandboxMarkProps {
  /** Without the tooltip, for inside a card or button that is pressed as a whole. */
  plain?: boolean;
  /** In a row or card, where only some came from the sandbox: the flask alone. */
  icon?: boolean;
}

/** Says that what is beside it really ran, but against a simulated service. */
export function SandboxMark({ plain = false, icon = false }: SandboxMarkProps) {
  if (icon)
    return (
      <span role="img" aria-label="Sandbox" title="Sandbox" className={iconMark}>
        <Icon icon={FlaskConical} size={16} />
      </span>
    );
  if (plain)
    return (
      <span className={plainMark}>
        <Icon icon={FlaskConical} size={13} />
        Sandbox
      </span>
    );
  return (
    <Tooltip content="From the simulated service, not from the real one">
      <button type="button" className={sandboxMark}>
        <Icon icon={FlaskConical} size={13} />
        Sandbox
      </button>
    </Tooltip>
  );
}
