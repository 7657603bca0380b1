import { ArrowLeft, RotateCw } from 'lucide-react';
import { Button } from '../../components/actions/Button/Button.tsx';
import { LinkButton } from '../../components/actions/LinkButton/LinkButton.tsx';
import { PageFailure } from '../../components/states/PageFailure/PageFailure.tsx';
import { clip } from '../../format/text.ts';

interface PageErrorScreenProps {
  /** What the page threw; undefined if its code did not load. */
  error?: Error;
  /** Renders the page again. */
  onRetry?: () => void;
  /** Reloads the whole app: the way out when a new version has removed a chunk. */
  onReload?: () => void;
  dashboardHref: string;
}

/** Shown in place of a page that threw or did not load. The navigation around it still works. */
export function PageErrorScreen({ error, onRetry, onReload, dashboardHref }: PageErrorScreenProps) {
  return (
    <PageFailure
      title={error ? 'This page stopped working' : 'This page did not load'}
      message={
        error
          ? `Part of it could not be shown. ${onReload ? 'Try again, or reload to get the newest version.' : 'Try again, or go to another page.'}`
          : 'There may be a new version. Reload to get it, or go to another page.'
      }
      detail={error && clip(error.message.trim() || error.name, 1_000)}
      actions={
        <>
          <LinkButton variant={onReload ? 'secondary' : 'primary'} icon={ArrowLeft} href={dashboardHref}>
            Back to Dashboard
          </LinkButton>
          {onRetry ? <Button onClick={onRetry}>Try again</Button> : null}
          {onReload ? (
            <Button variant="primary" icon={RotateCw} onClick={onReload}>
              Reload
            </Button>
          ) : null}
        </>
      }
    />
  );
}
