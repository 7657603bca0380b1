import { VisuallyHidden } from '../../../components/display/VisuallyHidden/VisuallyHidden.tsx';
import { clip } from '../../../format/text.ts';
import { old } from './RecordTrail.css.ts';

interface FromToProps {
  before: string | undefined;
  after: string | undefined;
}

const longest = 200;

/** The old value, struck through, and the new one; read out as 'from … to …'. */
export const FromTo = ({ before, after }: FromToProps) => (
  <>
    {before === undefined ? null : (
      <>
        <VisuallyHidden>from </VisuallyHidden>
        <del className={old}>
          <bdi>{clip(before, longest)}</bdi>
        </del>{' '}
        <VisuallyHidden>to </VisuallyHidden>
      </>
    )}
    <strong>
      <bdi>{after === undefined ? 'nothing' : clip(after, longest)}</bdi>
    </strong>
  </>
);
