import { FlaskConical } from 'lucide-react';
import { Tooltip } from '../../../components/actions/Tooltip/Tooltip.tsx';
import { Icon } from '../../../components/display/Icon/Icon.tsx';
import { sandboxMark } from './SandboxMark.css.ts';

/** Says that what is beside it really ran, but against a simulated service. */
export function SandboxMark() {
  return (
    <Tooltip content="From the simulated service, not from the real one">
      <button type="button" className={sandboxMark}>
        <Icon icon={FlaskConical} size={13} />
        Sandbox
      </button>
    </Tooltip>
  );
}
