import type { ReactNode } from 'react';
import { opener } from './RecordsSection.css.ts';

interface OpenRecordProps {
  onOpen: () => void;
  /** The name of the record. */
  children: ReactNode;
}

/** The name of a record in a card or row of the class `opens`: a press anywhere on it opens the detail. */
export function OpenRecord({ onOpen, children }: OpenRecordProps) {
  return (
    <button type="button" className={opener} onClick={onOpen}>
      {children}
    </button>
  );
}
