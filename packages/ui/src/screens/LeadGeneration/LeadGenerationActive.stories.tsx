import { leadGenerationStatus } from '@switchboard/api-mocks/builders/leadGeneration';
import { daysAgo } from '@switchboard/api-mocks/now';
import { expect } from 'storybook/test';
import { agentPageMeta } from '../../../test/agentPage/agentPageMeta.tsx';
import { args } from '../../../test/agentPage/leadGenerationStory.ts';
import { ready } from '../../format/viewState.ts';
import { LeadGenerationScreen } from './LeadGenerationScreen.tsx';
import preview from '../../../../../.storybook/preview.tsx';

const meta = preview.meta({ title: 'Lead generation', ...agentPageMeta(LeadGenerationScreen, args) });

const daily = { kind: 'daily', zone: 'Europe/Berlin' } as const;

export const SwitchOn = meta.story({
  args: { status: ready(leadGenerationStatus({ schedule: { ...daily, next: daysAgo(-1) } })) },
  parameters: { covers: ['agent-page.switch-on'] },
});

export const SwitchOff = meta.story({
  args: {
    agent: { ...args.agent, status: 'paused' },
    status: ready(leadGenerationStatus({ status: 'paused', schedule: { ...daily, held: 'paused' } })),
  },
  parameters: { covers: ['agent-page.switch-off'] },
});

export const SwitchRefused = SwitchOff.extend({
  args: {
    agent: {
      ...args.agent,
      status: 'paused',
      refused: 'Lead Generation is switched off in its configuration. Switch it on before you start it.',
    },
  },
  parameters: { covers: ['agent-page.switch-refused'] },
});

/** At once and without a draft: it is the agent's status that changes, not a setting. */
export const ActiveActsAtOnce = SwitchOff.extend({
  tags: ['behaviour'],
  parameters: { asserts: ['agent-page.switch-off'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('switch', { name: 'Active' }));
    await expect(args.agent.onToggle).toHaveBeenCalledOnce();
    await expect(canvas.getByText('No changes')).toBeVisible();
    await expect(args.settings.onSave).not.toHaveBeenCalled();
  },
});

export const ActiveIsPressedOnce = SwitchOff.extend({
  tags: ['behaviour'],
  args: { agent: { ...args.agent, status: 'paused', busy: 'toggle' } },
  parameters: { asserts: ['agent-page.switch-off'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('switch', { name: 'Active' }));
    await expect(args.agent.onToggle).not.toHaveBeenCalled();
  },
});
