import { Plug } from 'lucide-react';
import { LinkButton } from '../../../components/actions/LinkButton/LinkButton.tsx';
import { RadioCards } from '../../../components/forms/RadioCards/RadioCards.tsx';
import { Stack } from '../../../components/layout/Stack/Stack.tsx';
import { EmptyState } from '../../../components/states/EmptyState/EmptyState.tsx';
import { ErrorState } from '../../../components/states/ErrorState/ErrorState.tsx';
import { SkeletonRows } from '../SkeletonRows/SkeletonRows.tsx';
import { heading, item, list, name as nameClass } from './SendToDialog.css.ts';
import type { SendToControl } from './SendToControl.ts';

/** The destinations that are connected, and those that can be. */
export function ChooseDestination({
  destinations,
  service,
  onService,
  connectAt,
}: Pick<SendToControl, 'destinations' | 'service' | 'onService' | 'connectAt'>) {
  if (destinations.status === 'loading') return <SkeletonRows rows={3} />;
  if (destinations.status === 'error')
    return (
      <ErrorState message={destinations.message} busy={destinations.retrying ?? false} onRetry={destinations.onRetry} />
    );
  const connected = destinations.data.filter((one) => one.connected);
  const others = destinations.data.filter((one) => !one.connected);
  return (
    <Stack gap={4}>
      {connected.length === 0 ? (
        <EmptyState
          level={3}
          title="Nothing is connected yet"
          text="Connect one of these services to send records there."
        />
      ) : (
        <RadioCards
          label="Send to"
          columns={2}
          options={connected.map((one) => ({
            value: one.service,
            label: one.name,
            ...(one.sandbox ? { hint: 'In the sandbox' } : one.remembered && { hint: 'Same fields as last time' }),
          }))}
          value={service ?? null}
          onValueChange={onService}
        />
      )}
      {others.length === 0 ? null : (
        <div>
          <h3 className={heading}>Not connected</h3>
          <ul className={list}>
            {others.map(({ service: id, name, connect }) => (
              <li key={id} className={item}>
                <span className={nameClass}>{name}</span>
                <LinkButton size="sm" icon={Plug} href={connectAt(connect)} aria-label={`Connect ${name}`}>
                  Connect
                </LinkButton>
              </li>
            ))}
          </ul>
        </div>
      )}
    </Stack>
  );
}
