import { ActionButton } from '@switchboard/ui/blocks/roles/ActionButton';
import { useState } from 'react';
import { SendToLayer, type SendToLayerProps } from './SendToLayer.tsx';

/** Opens the dialog that sends records to another service. */
export function SendToAction({
  size = 'md',
  ...records
}: Omit<SendToLayerProps, 'onClose'> & { size?: 'sm' | 'md' | undefined }) {
  const [sending, setSending] = useState(false);
  return (
    <>
      <ActionButton needs="work" size={size} onClick={() => setSending(true)}>
        Send to
      </ActionButton>
      {sending ? <SendToLayer {...records} onClose={() => setSending(false)} /> : null}
    </>
  );
}
