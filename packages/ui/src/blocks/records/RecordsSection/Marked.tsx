import type { ReactNode } from 'react';
import { Row } from '../../../components/layout/Row/Row.tsx';
import { shrinks } from './RecordsSection.css.ts';

/** The first cell of a row, with its mark. */
export const Marked = ({ mark, children }: { mark: ReactNode; children: ReactNode }) =>
  mark ? (
    <Row gap={2} justify="between">
      <div className={shrinks}>{children}</div>
      {mark}
    </Row>
  ) : (
    children
  );
