import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

interface LiveRegionProps {
  /** Announced when it changes, so keep the region mounted and change this text. */
  message: string;
  /** Interrupts what is being read, for what must not wait. */
  urgent?: boolean;
}

/** Announces a change to screen readers without showing it. */
export function LiveRegion({ message, urgent = false }: LiveRegionProps) {
  return (
    <VisuallyHidden role={urgent ? 'alert' : 'status'} aria-live={urgent ? 'assertive' : 'polite'} aria-atomic="true">
      {message}
    </VisuallyHidden>
  );
}
