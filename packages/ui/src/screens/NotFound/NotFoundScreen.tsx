import { ArrowLeft } from 'lucide-react';
import { LinkButton } from '../../components/actions/LinkButton/LinkButton.tsx';
import { PageFailure } from '../../components/states/PageFailure/PageFailure.tsx';
import { clip, isolateDirection } from '../../format/text.ts';
import { pathText } from './NotFoundScreen.css.ts';

interface NotFoundScreenProps {
  /** The unknown address, shown as text. */
  path: string;
  dashboardHref: string;
}

/** The page for any unknown path. */
export function NotFoundScreen({ path, dashboardHref }: NotFoundScreenProps) {
  return (
    <PageFailure
      drawing="missing"
      title="404 Page Not Found"
      message={
        <>
          There is no page at this address. It may have moved, or the link may be wrong.
          <span className={pathText}>{isolateDirection(clip(path, 200))}</span>
        </>
      }
      actions={
        <LinkButton variant="primary" icon={ArrowLeft} href={dashboardHref}>
          Back to Dashboard
        </LinkButton>
      }
    />
  );
}
