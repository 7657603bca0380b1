import { runDetail, runSummary } from '@switchboard/api-mocks/builders/executions';
import { fn } from 'storybook/test';
import { ready } from '../../src/format/viewState.ts';
import type { RunRegion } from '../../src/screens/AgentDetail/AgentDetailScreenProps.ts';

/** A run that is open in its detail; Cancel and Retry are spies. */
export function opened(overrides: Parameters<typeof runDetail>[0] = {}): { run: RunRegion } {
  const run = runDetail(overrides);
  return {
    run: {
      id: run.id,
      view: ready(run),
      control: {
        run: { ...runSummary(), ...run },
        href: '#run',
        askHref: `/chat?about=run:${run.id}`,
        onCancel: fn(),
        onRetry: fn(),
      },
    },
  };
}
