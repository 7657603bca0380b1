import { useEffect, useRef, type ReactNode } from 'react';

interface RunOrListProps {
  /** The id of the open run. */
  open: string | undefined;
  /** The run, or the list of runs. */
  children: ReactNode;
}

/** The tab of the executions: one run or the list. The focus follows from one to the other, and back to its row. */
export function RunOrList({ open, children }: RunOrListProps) {
  const box = useRef<HTMLDivElement>(null);
  const before = useRef(open);
  useEffect(() => {
    const left = before.current;
    before.current = open;
    if (left === open || !box.current) return;
    const row = [...box.current.querySelectorAll<HTMLElement>('[data-run]')].find(
      ({ dataset }) => dataset['run'] === left,
    );
    (open === undefined ? row : box.current.querySelector<HTMLElement>('h2'))?.focus();
  }, [open]);
  return <div ref={box}>{children}</div>;
}
