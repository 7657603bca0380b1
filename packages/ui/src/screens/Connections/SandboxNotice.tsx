import type { Connection } from '@switchboard/api-contract/connections';
import { FlaskConical } from 'lucide-react';
import { ActionButton } from '../../blocks/roles/ActionButton.tsx';
import { Icon } from '../../components/display/Icon/Icon.tsx';
import { Card } from '../../components/layout/Card/Card.tsx';
import { plural } from '../../format/numbers.ts';
import { heading, sandboxNoticeMark, notice, sandboxNoticeText, words } from './Connections.css.ts';

interface SandboxNoticeProps {
  /** Those that are connected. */
  connected: readonly Connection[];
  /** Asks whether to remove the records that came from the sandbox; undefined if there are none. */
  onRemove: (() => void) | undefined;
}

/** Says which services are simulated, and offers to remove the records that came from the sandbox. */
export function SandboxNotice({ connected, onRemove }: SandboxNoticeProps) {
  const simulated = connected.filter(({ sandbox }) => sandbox).length;
  const [title, told] =
    simulated === 0
      ? ['Sandbox records', 'No service is simulated any more, but records from the sandbox are left.']
      : simulated === connected.length
        ? ['These services are simulated', 'Nothing leaves this server.']
        : [
            `${plural(simulated, 'service')} ${simulated === 1 ? 'is' : 'are'} simulated`,
            'No call to them leaves this server.',
          ];
  return (
    <Card as="section" aria-label="Sandbox" className={notice}>
      <span className={sandboxNoticeMark}>
        <Icon icon={FlaskConical} />
      </span>
      <div className={words}>
        <h2 className={heading}>{title}</h2>
        <p className={sandboxNoticeText}>
          {told} Sandbox runs and records are marked, and never counted together with real ones.
        </p>
      </div>
      {onRemove ? (
        <ActionButton needs="configure" size="sm" onClick={onRemove}>
          Remove sandbox records
        </ActionButton>
      ) : null}
    </Card>
  );
}
