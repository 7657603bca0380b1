import { FlaskConical } from 'lucide-react';
import { Tooltip } from '../../../components/actions/Tooltip/Tooltip.tsx';
import { Icon } from '../../../components/display/Icon/Icon.tsx';
import { plainMark, sandboxMark } from './SandboxMark.css.ts';

interface SandboxMarkProps {
  /** For rows and cards, which are pressed as a whole: the mark alone, without its explanation. */
  plain?: boolean;
}

/** Says that what is beside it really ran, but against a simulated service. */
export function SandboxMark({ plain = false }: SandboxMarkProps) {
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
