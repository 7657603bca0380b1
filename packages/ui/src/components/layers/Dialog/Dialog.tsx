import { DialogSurface, type DialogSurfaceProps } from './DialogSurface.tsx';

export interface DialogProps extends DialogSurfaceProps {
  open: boolean;
}

/**
 * A modal dialog on the browser's own `<dialog>`. The focus goes to `[data-autofocus]`, else to the first field, else
 * to the title, and back to where it was. What is inside is mounted only while it is open.
 */
export function Dialog({ open, ...rest }: DialogProps) {
  return open ? <DialogSurface {...rest} /> : null;
}
