import { messages } from '@switchboard/api-contract/errors';
import { ArrowLeft, RefreshCw } from 'lucide-react';
import { Button } from '../../components/actions/Button/Button.tsx';
import { LinkButton } from '../../components/actions/LinkButton/LinkButton.tsx';
import { PageFailure } from '../../components/states/PageFailure/PageFailure.tsx';
import { clip } from '../../format/text.ts';
import type { Failed } from '../../format/viewState.ts';

interface AgentFailureProps {
  /** Why it could not be loaded; undefined if the address names no agent at all. */
  failure: Failed | undefined;
  dashboardHref: string;
}

/** Shown in place of an agent that could not be loaded, with the ways out. */
export function AgentFailure({ failure, dashboardHref }: AgentFailureProps) {
  const failureMessage = failure?.message ?? '';
  // That an agent is missing is said in our own words; what the server said stands below.
  const inOurWords = failure?.kind === 'missing' || failureMessage.trim() === '';
  const ourWords = failure ? messages.agentMissing : messages.agentInvalid;
  return (
    <PageFailure
      drawing={failure ? 'down' : 'missing'}
      title={failure ? 'Failed to Load Agent' : 'Agent Not Found'}
      message={clip(inOurWords ? ourWords : failureMessage, 400)}
      detail={inOurWords && failureMessage.trim() ? clip(failureMessage, 400) : undefined}
      actions={
        <>
          <LinkButton variant="primary" icon={ArrowLeft} href={dashboardHref}>
            Back to Dashboard
          </LinkButton>
          {failure ? (
            <Button icon={RefreshCw} busy={failure.retrying} onClick={failure.onRetry}>
              Try again
            </Button>
          ) : null}
        </>
      }
    />
  );
}
