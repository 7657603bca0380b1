import type { ReactNode } from 'react';
import { opener } from './RecordsSection.css.ts';

interface OpenRecordProps {
  onOpen: () => void;
  /** The record's name. */
  children: ReactNode;
}

/** The name of a record in a card or row with the class `opens`: a press anywhere on that opens the detail. */
export function OpenRecord({ onOpen, children }: OpenRecordProps) {
  return (
    <button type="button" className={opener} onClick={onOpen}>
      {children}
    </button>
  );
}
