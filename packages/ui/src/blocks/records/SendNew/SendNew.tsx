import { sendServices, sendServiceTable, type Destination } from '@switchboard/api-contract/records/send';
import { Plug } from 'lucide-react';
import { LinkButton } from '../../../components/actions/LinkButton/LinkButton.tsx';
import { ErrorState } from '../../../components/states/ErrorState/ErrorState.tsx';
import type { ViewState } from '../../../format/viewState.ts';
import { list, sendNewItem, sendNewWords } from '../sending.css.ts';
import { SkeletonRows } from '../SkeletonRows/SkeletonRows.tsx';

export interface SendNewProps {
  /** The services that are chosen, as in the setting. */
  chosen: readonly string[];
  /** All destinations, connected or not. */
  destinations: ViewState<readonly Destination[]>;
  /** Where a service is connected; it leads back here. */
  connectAt: (connect: string) => string;
}

/** For each service that new records are sent to automatically: whether it can take them, and into which fields. */
export function SendNew({ chosen, destinations, connectAt }: SendNewProps) {
  const services = sendServices.filter((service) => chosen.includes(service));
  if (services.length === 0) return null;
  if (destinations.status === 'loading') return <SkeletonRows rows={services.length} />;
  if (destinations.status === 'error')
    return (
      <ErrorState message={destinations.message} busy={destinations.retrying ?? false} onRetry={destinations.onRetry} />
    );
  return (
    <ul className={list} aria-label="Chosen services">
      {services.map((service) => {
        const found = destinations.data.find((one) => one.service === service);
        const { name } = sendServiceTable[service];
        return (
          <li key={service} className={sendNewItem}>
            <span className={sendNewWords}>{destinationText(name, found)}</span>
            {found?.connected === false ? (
              <LinkButton size="sm" icon={Plug} href={connectAt(found.connect)} aria-label={`Connect ${name}`}>
                Connect
              </LinkButton>
            ) : null}
          </li>
        );
      })}
    </ul>
  );
}

function destinationText(name: string, found: Destination | undefined): string {
  if (!found) return `${name}: unknown service.`;
  if (!found.connected)
    return `${name} is not connected. New records wait until it is, and are sent with the next run.`;
  const where = found.sandbox ? `${name}, in the sandbox` : name;
  return found.remembered
    ? `${where}: into the same fields as last time.`
    : `${where}: into the fields that have the same names. To choose others, use Send to for a record.`;
}
