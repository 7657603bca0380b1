import { cx } from '../../cx.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { spinner } from './Spinner.css.ts';

interface SpinnerProps {
  /** 14, 16 or 28 px. */
  size?: 'sm' | 'md' | 'lg';
  /** Read out where it stands. Omit it if the control or text beside it already says what is happening. */
  label?: string;
  /** Goes to the outermost element. */
  className?: string;
}

/** A spinning ring. */
export function Spinner({ size = 'md', label, className }: SpinnerProps) {
  const ring = <span className={cx(spinner[size], className)} aria-hidden="true" />;
  if (!label) return ring;
  return (
    <span>
      {ring}
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  );
}
