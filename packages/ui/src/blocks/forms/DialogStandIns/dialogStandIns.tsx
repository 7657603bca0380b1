import { Dialog, type DialogProps } from '../../../components/layers/Dialog/Dialog.tsx';
import { PartFailed } from '../../../components/states/Part/PartFailed.tsx';
import { Waiting } from '../../states/Waiting/Waiting.tsx';

type Frame = Pick<DialogProps, 'title' | 'mark' | 'size'>;

/**
 * Fallbacks for a dialog whose code is loaded: surface and heading at once, around a busy body or the message that it
 * failed.
 */
export function dialogStandIns<Props extends { onClose: () => void }>(frameOf: (props: Props) => Frame) {
  const around = (children: DialogProps['children']) => (props: Props) => (
    <Dialog open onClose={props.onClose} {...frameOf(props)}>
      {children}
    </Dialog>
  );
  return { waiting: around(<Waiting />), failed: around(<PartFailed />) };
}
