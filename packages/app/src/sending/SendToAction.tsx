import { ActionButton } from '@switchboard/ui/blocks/roles/ActionButton';
import { Opened, useOpener } from '@switchboard/ui/components/layers/Opened';
import { SendToLayer, type SendToLayerProps } from './SendToLayer.tsx';

/** Opens the dialog that sends records to another service. */
export function SendToAction({ size, ...records }: Omit<SendToLayerProps, 'onClose'> & { size?: 'sm' | undefined }) {
  const sending = useOpener();
  return (
    <>
      <ActionButton needs="work" size={size} onClick={() => sending.open(true)}>
        Send to
      </ActionButton>
      <Opened by={sending}>{() => <SendToLayer {...records} onClose={sending.close} />}</Opened>
    </>
  );
}
