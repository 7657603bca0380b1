import { leadAnswer, scoredLead } from '@switchboard/api-mocks/builders/leadGeneration';
import { expect, within } from 'storybook/test';
import { agentPageMeta } from '../../../test/agentPage/agentPageMeta.tsx';
import type { InPage } from '../../../test/agentPage/inStory.ts';
import { args, ownStatus } from '../../../test/agentPage/leadGenerationStory.ts';
import { LeadGenerationScreen } from './LeadGenerationScreen.tsx';
import preview from '../../../../../.storybook/preview.tsx';

const meta = preview.meta({ title: 'Lead generation/Leads', ...agentPageMeta(LeadGenerationScreen, args) });

async function open({ canvas, userEvent }: InPage) {
  await userEvent.click(canvas.getByRole('button', { name: 'View Dana Whitfield' }));
  return within(canvas.getByRole('dialog', { name: 'Dana Whitfield' }));
}

/** Each part with why it has its points; the sum is the badge beside the heading. */
export const ScoreBreakdown = meta.story({
  args: { status: ownStatus(scoredLead()) },
  parameters: { covers: ['lead.score-breakdown'] },
  play: async (page) => {
    const score = within((await open(page)).getByRole('region', { name: 'Score' }));
    const rows = score.getAllByRole('listitem').map((row) => row.textContent);
    await expect(rows).toEqual([
      'IndustryLogistics, one of the two you are looking for30 of 30',
      'Size201–500 people20 of 20',
      'PlaceGdańsk, Poland20 of 20',
      'Keyword“cold chain” in the title20 of 20',
      'Valid addressNot checked yet, so it counts 00 of 10',
    ]);
    await expect(score.getByText('90')).toBeVisible();
    score.getByRole('heading', { name: 'Score' }).scrollIntoView({ block: 'center' });
  },
});

/** A score that a member typed has no parts. */
export const TypedScore = meta.story({
  tags: ['behaviour'],
  args: { status: ownStatus(leadAnswer()) },
  play: async (page) => expect((await open(page)).queryByRole('region', { name: 'Score' })).toBeNull(),
});
