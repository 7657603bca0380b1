import { DialogSurface, type DialogSurfaceProps } from './DialogSurface.tsx';

export interface DialogProps extends DialogSurfaceProps {
  /** Whether it is on screen. */
  open: boolean;
}

/**
 * A modal dialog on the native `<dialog>`. The focus goes to `[data-autofocus]`, else the first field, else the
 * title, and returns on close. The content is mounted only while it is open.
 */
export function Dialog({ open, ...rest }: DialogProps) {
  return open ? <DialogSurface {...rest} /> : null;
}
