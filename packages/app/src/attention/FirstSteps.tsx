import { FirstStepsCard } from '@switchboard/ui/screens/Dashboard/FirstStepsCard';
import { paths } from '../paths.ts';
import { attentionQuery } from '../queries/attention.ts';
import { useDismissFirstSteps } from '../queries/useAttention.ts';
import { useRead } from '../queries/useRead.ts';
import { useConnectSandbox } from '../queries/useConnectSandbox.ts';
import { withReturnAddress } from '../returnAddress.ts';

/** The way to a first result, until there is one. */
export function FirstSteps() {
  const steps = useRead(attentionQuery()).data?.firstSteps;
  const connect = useConnectSandbox();
  const dismiss = useDismissFirstSteps();
  return steps ? (
    <FirstStepsCard
      steps={steps}
      connectionsHref={withReturnAddress(paths.connections, paths.dashboard)}
      linkTo={(to) => withReturnAddress(to, paths.dashboard)}
      onConnect={steps.offer ? connect : undefined}
      onDismiss={dismiss}
    />
  ) : null;
}
