import type { FirstSteps } from '@switchboard/api-contract/attention';
import { Cable, CircleCheck, CirclePlay } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { TrySandbox } from '../../blocks/agents/TrySandbox/TrySandbox.tsx';
import { SandboxMark } from '../../blocks/marks/SandboxMark/SandboxMark.tsx';
import { ActionButton } from '../../blocks/roles/ActionButton.tsx';
import { Button } from '../../components/actions/Button/Button.tsx';
import { LinkButton } from '../../components/actions/LinkButton/LinkButton.tsx';
import { cx } from '../../components/cx.ts';
import { Icon } from '../../components/display/Icon/Icon.tsx';
import { VisuallyHidden } from '../../components/display/VisuallyHidden/VisuallyHidden.tsx';
import { Card, CardHead } from '../../components/layout/Card/Card.tsx';
import { useBusy } from '../../components/useBusy.ts';
import type { PressResult } from '../../format/outcome.ts';
import { action, actions, done as doneClass, note, now, number, progress, step, title } from './firstSteps.css.ts';

export interface FirstStepsCardProps {
  steps: FirstSteps;
  connectionsHref: string;
  /** Makes a link to where a step is done, which leads back here. */
  linkTo: (to: string) => string;
  /** Connects the sandbox, where that is offered. */
  onConnect?: (() => PressResult) | undefined;
  onDismiss: () => PressResult;
}

type StepState = 'done' | 'now' | 'later';

interface StepProps {
  place: number;
  state: StepState;
  name: string;
  children: ReactNode;
  buttons: ReactNode;
}

function Step({ place, state, name, children, buttons }: StepProps) {
  return (
    <li className={step} aria-current={state === 'now' ? 'step' : undefined}>
      <span className={cx(number, state === 'now' && now, state === 'done' && doneClass)}>
        {state === 'done' ? <Icon icon={CircleCheck} size={24} /> : place}
      </span>
      <div>
        <div className={title}>
          {name}
          {state === 'done' ? <VisuallyHidden>, done</VisuallyHidden> : null}
        </div>
        <div className={note}>{children}</div>
      </div>
      <div className={actions}>{buttons}</div>
    </li>
  );
}

/** The three steps to a first result. Only the next step has the primary button. */
export function FirstStepsCard({
  steps: { connected = false, sandbox: inSandbox = false, chosen = false, choose = '', run = '' },
  connectionsHref,
  linkTo,
  onConnect,
  onDismiss,
}: FirstStepsCardProps) {
  const heading = useId();
  const [dismiss, dismissing] = useBusy(onDismiss);
  const [first, second, third] = [
    connected ? 'done' : 'now',
    chosen ? 'done' : connected ? 'now' : 'later',
    connected && chosen ? 'now' : 'later',
  ] as const satisfies readonly StepState[];
  return (
    <Card as="section" aria-labelledby={heading}>
      <CardHead
        id={heading}
        level={2}
        title="First steps"
        actions={
          <>
            <span className={progress}>{Number(connected) + Number(chosen)} of 3 done</span>
            <ActionButton needs="configure" size="sm" variant="ghost" busy={dismissing} onClick={() => dismiss()}>
              Dismiss
            </ActionButton>
          </>
        }
      />
      <ol>
        <Step
          place={1}
          state={first}
          name={connected ? 'A model and one service are connected' : 'Connect a model and one service'}
          buttons={
            <>
              <LinkButton
                className={action}
                variant={connected ? 'ghost' : onConnect ? 'secondary' : 'primary'}
                {...(connected ? { size: 'sm' } : { icon: Cable })}
                href={connectionsHref}
              >
                API Connections
              </LinkButton>
              {!connected && onConnect ? (
                <TrySandbox className={action} variant="primary" onConnect={onConnect} />
              ) : null}
            </>
          }
        >
          {connected ? (
            inSandbox ? (
              <>
                All of it in the sandbox <SandboxMark />
              </>
            ) : (
              'Agents can begin to work.'
            )
          ) : (
            `OpenAI or Anthropic, and the service the agent asks, such as Apollo.${
              onConnect ? ' The sandbox stands in for all of them: no key, no cost, nothing leaves this server.' : ''
            }`
          )}
        </Step>
        <Step
          place={2}
          state={second}
          name={chosen ? 'An agent knows what to look for' : 'Choose what an agent should look for'}
          buttons={
            second === 'later' ? (
              <Button className={action} disabledReason="Connect a model and one service first">
                Choose
              </Button>
            ) : (
              <LinkButton
                className={action}
                variant={chosen ? 'ghost' : 'primary'}
                {...(chosen && { size: 'sm' })}
                href={linkTo(choose)}
              >
                {chosen ? 'Change it' : 'Choose'}
              </LinkButton>
            )
          }
        >
          Industries and places for leads, a question for research, a place for maps.
        </Step>
        <Step
          place={3}
          state={third}
          name="Run it"
          buttons={
            third === 'later' ? (
              <Button
                className={action}
                icon={CirclePlay}
                disabledReason={
                  connected ? 'Choose what an agent should look for first' : 'Connect a model and one service first'
                }
              >
                Run now
              </Button>
            ) : (
              <LinkButton className={action} variant="primary" icon={CirclePlay} href={linkTo(run)}>
                Run now
              </LinkButton>
            )
          }
        >
          The first result usually takes less than a minute.
        </Step>
      </ol>
    </Card>
  );
}
