import type { Connection } from '@switchboard/api-contract/connections';
import { FlaskConical } from 'lucide-react';
import { ActionButton } from '../../blocks/roles/ActionButton.tsx';
import { Icon } from '../../components/display/Icon/Icon.tsx';
import { Card } from '../../components/layout/Card/Card.tsx';
import { plural } from '../../format/numbers.ts';
import { heading, mark, notice, text, words } from './SandboxNotice.css.ts';

interface SandboxNoticeProps {
  /** Those that are connected; at least one is simulated. */
  connected: readonly Connection[];
  onRemove: () => void;
}

/** Says which services are simulated, and offers to remove the records that came from them. */
export function SandboxNotice({ connected, onRemove }: SandboxNoticeProps) {
  const simulated = connected.filter(({ sandbox }) => sandbox).length;
  const some = `${plural(simulated, 'service')} ${simulated === 1 ? 'is' : 'are'} simulated`;
  return (
    <Card as="section" aria-label="Sandbox" className={notice}>
      <span className={mark}>
        <Icon icon={FlaskConical} />
      </span>
      <div className={words}>
        <h2 className={heading}>{simulated === connected.length ? 'These services are simulated' : some}</h2>
        <p className={text}>
          {simulated === connected.length ? 'Nothing leaves this server. ' : 'No call to them leaves this server. '}
          Runs and records of the sandbox carry its mark, and no figure mixes them with real ones.
        </p>
      </div>
      <ActionButton needs="configure" size="sm" onClick={onRemove}>
        Remove sandbox records
      </ActionButton>
    </Card>
  );
}
