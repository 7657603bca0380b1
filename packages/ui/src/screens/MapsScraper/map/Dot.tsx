import { cx } from '../../../components/cx.ts';
import { dot, full } from './Map.css.ts';

/** The mark of a business beside its words: filled if it is verified. */
export const Dot = ({ isVerified }: { isVerified: boolean }) => (
  <span className={cx(dot, isVerified && full)} aria-hidden="true" />
);
