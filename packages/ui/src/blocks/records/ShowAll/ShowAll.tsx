import { useEffect, useRef } from 'react';
import { Button } from '../../../components/actions/Button/Button.tsx';

interface ShowAllProps {
  /** All are shown. */
  open: boolean;
  /** What shows them: 'Show all 50', 'Show 4 more'. */
  label: string;
  /** Shows all, or the first alone again. */
  onToggle: () => void;
}

/** The end of a list of which the first rows are shown: shows all, and then the first again. */
export function ShowAll({ open, label, onToggle }: ShowAllProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // The list has become shorter, so its end may be above the window.
    if (!open && document.activeElement === button.current) button.current?.scrollIntoView?.({ block: 'nearest' });
  }, [open]);
  return (
    <Button ref={button} size="sm" variant="ghost" aria-expanded={open} onClick={onToggle}>
      {open ? 'Show fewer' : label}
    </Button>
  );
}
