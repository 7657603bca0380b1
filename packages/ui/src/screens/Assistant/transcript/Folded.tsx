import { useState, type ReactNode } from 'react';
import { folded, summary } from './Message.css.ts';

interface FoldedProps {
  /** What is in it: '3 steps'. */
  label: string;
  /** Drawn while it is open alone: a hundred steps weigh nothing before. */
  children: () => ReactNode;
}

/** Something that is seldom read, behind one line. */
export function Folded({ label, children }: FoldedProps) {
  const [open, setOpen] = useState(false);
  return (
    <details className={folded} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className={summary}>{label}</summary>
      {open ? children() : null}
    </details>
  );
}
