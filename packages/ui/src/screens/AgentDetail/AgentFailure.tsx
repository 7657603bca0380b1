import { ArrowLeft, RefreshCw } from 'lucide-react';
import { Button } from '../../components/actions/Button/Button.tsx';
import { LinkButton } from '../../components/actions/LinkButton/LinkButton.tsx';
import { PageFailure } from '../../components/states/PageFailure/PageFailure.tsx';
import { clip } from '../../format/text.ts';

interface AgentFailureProps {
  kind?: 'failed' | 'invalid-id';
  title: string;
  message: string;
  /** The raw error. */
  detail?: string;
  dashboardHref: string;
  retrying?: boolean;
  onRetry?: () => void;
}

/** Shown in place of an agent that could not be loaded, with the ways out. */
export function AgentFailure({
  kind = 'failed',
  title,
  message,
  detail,
  dashboardHref,
  retrying,
  onRetry,
}: AgentFailureProps) {
  return (
    <PageFailure
      drawing={kind === 'failed' ? 'down' : 'missing'}
      title={title}
      message={clip(message, 400)}
      detail={detail?.trim() ? clip(detail, 400) : undefined}
      actions={
        <>
          <LinkButton variant="primary" icon={ArrowLeft} href={dashboardHref}>
            Back to Dashboard
          </LinkButton>
          {onRetry ? (
            <Button icon={RefreshCw} busy={retrying} onClick={onRetry}>
              Try again
            </Button>
          ) : null}
        </>
      }
    />
  );
}
