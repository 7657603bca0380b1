import type { ReactNode } from 'react';
import { DialogSurface } from './DialogSurface.tsx';

export interface DialogProps {
  open: boolean;
  /** Asked for by the cross, Escape, the back gesture or a press beside the dialog. */
  onClose: () => void;
  title: ReactNode;
  /** One line of help under the title. */
  description?: ReactNode;
  /** A square at the left of the title. */
  mark?: ReactNode;
  /** 440, 520 or 640 px. A sheet from the bottom below 480 px. */
  size?: 'sm' | 'md' | 'lg';
  /** Nothing closes it while something runs. */
  busy?: boolean;
  /** Nothing but its own buttons closes it, and there is no cross. */
  persistent?: boolean;
  closeButton?: boolean;
  /** Cancel, then the action. */
  foot?: ReactNode;
  /** Makes body and foot one form; a `type="submit"` button in the foot sends it. */
  onSubmit?: () => void;
  role?: 'dialog' | 'alertdialog';
  className?: string;
  children?: ReactNode;
}

/**
 * A modal dialog on the browser's own `<dialog>`. The focus goes to `[data-autofocus]`, else to the first field, else
 * to the title, and back to where it was. What is inside is mounted only while it is open.
 */
export function Dialog({ open, ...rest }: DialogProps) {
  return open ? <DialogSurface {...rest} /> : null;
}
