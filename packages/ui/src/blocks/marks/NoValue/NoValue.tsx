import { VisuallyHidden } from '../../../components/display/VisuallyHidden/VisuallyHidden.tsx';
import { NONE } from '../../../format/numbers.ts';

/** The dash for a missing value, read out as 'none'. */
export function NoValue() {
  return (
    <>
      <span aria-hidden="true">{NONE}</span>
      <VisuallyHidden>none</VisuallyHidden>
    </>
  );
}
