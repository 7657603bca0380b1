import { defaultConfiguration } from '@switchboard/api-contract/agentDetail';
import { namedSettings } from '@switchboard/api-contract/runs/namedSettings';
import { agentDetail } from '@switchboard/api-mocks/builders/agents';
import { answer, proposal, reply } from '@switchboard/api-mocks/builders/proposals';
import { runDetail } from '@switchboard/api-mocks/builders/executions';
import { minutesAgo, FIXED_NOW } from '@switchboard/api-mocks/now';
import { expect, fn, within } from 'storybook/test';
import { agentDetailArgs } from '../../../test/agentDetail/agentDetailArgs.ts';
import { LiveAgentDetail } from '../../../test/agentDetail/LiveAgentDetail.tsx';
import { fits, region } from '../../../test/agentPage/inStory.ts';
import { agree } from '../../../test/format/outcomes.ts';
import { inShell } from '../../../test/inShell.tsx';
import { AnswersSection } from '../../blocks/proposals/AnswersSection/AnswersSection.tsx';
import { DuplicatesNotice } from '../../blocks/proposals/DuplicatesNotice/DuplicatesNotice.tsx';
import { ProposalsSection } from '../../blocks/proposals/ProposalsSection/ProposalsSection.tsx';
import { RepliesSection } from '../../blocks/proposals/RepliesSection/RepliesSection.tsx';
import { ready } from '../../format/viewState.ts';
import preview from '../../../../../.storybook/preview.tsx';

/** An agent that a member created, with these settings. */
const created = (name: string, type: string, customSettings: Record<string, unknown> = {}) =>
  ready(
    agentDetail({
      id: 'second-one',
      slug: undefined,
      name,
      type,
      specialData: undefined,
      configuration: { ...defaultConfiguration, customSettings },
      ...(type === 'custom' && { tools: [{ id: 'read-records', name: 'Read records', connected: true }] }),
    }),
  );
const rows = <Row,>(...items: Row[]) => ({ items, leftOut: 0 });

const meta = preview.meta({
  title: 'Agent detail/Created agent',
  component: LiveAgentDetail,
  args: {
    ...agentDetailArgs,
    control: { onAction: fn(), onDelete: agree() },
    links: { ...agentDetailArgs.links, workspace: undefined },
  },
  decorators: [inShell('agents')],
});

export const Proposals = meta.story({
  args: {
    agent: created('Second calendar', 'calendar_management'),
    waiting: (
      <>
        <ProposalsSection
          proposals={rows(
            proposal({
              kind: 'answerInvitation',
              text: { kind: 'acceptInvitation', args: { title: 'Prawns: slot at the gate', by: 'Femke Dekker' } },
            }),
          )}
          control={{ onCarryOut: agree(), onDiscard: agree() }}
          now={FIXED_NOW}
        />
        <AnswersSection answers={rows(answer())} onUndo={agree()} now={FIXED_NOW} />
      </>
    ),
  },
  parameters: { covers: ['agent.proposals'] },
  play: async ({ canvas }) => {
    const [first] = canvas.getByRole('tabpanel').children;
    await expect(within(first as HTMLElement).getAllByRole('heading')[0]).toHaveTextContent('Proposals');
  },
});

export const CalendarProposalsNarrow = Proposals.extend({
  tags: ['behaviour'],
  globals: { viewport: { value: 'narrow' } },
  parameters: { covers: [], asserts: ['agent.proposals'] },
  play: fits,
});

export const Replies = meta.story({
  args: {
    agent: created('Second inbox', 'email_automation'),
    waiting: (
      <RepliesSection
        replies={rows(reply())}
        control={{ onSend: agree(), onUndo: agree(), onEdit: agree(), onDiscard: agree() }}
        now={FIXED_NOW}
      />
    ),
  },
  parameters: { covers: ['agent.replies'] },
});

export const EmailRepliesNarrow = Replies.extend({
  tags: ['behaviour'],
  globals: { viewport: { value: 'narrow' } },
  parameters: { covers: [], asserts: ['agent.replies'] },
  play: fits,
});

export const Duplicates = meta.story({
  args: {
    agent: created('Second book', 'contacts_sync'),
    waiting: <DuplicatesNotice pairs={2} onReview={fn()} />,
  },
  parameters: { covers: ['agent.duplicates'] },
});

export const DuplicatesNarrow = Duplicates.extend({
  tags: ['behaviour'],
  globals: { viewport: { value: 'narrow' } },
  parameters: { covers: [], asserts: ['agent.duplicates'] },
  play: fits,
});

const tenders = `### Three tenders since Monday fit

- **Port of Gdańsk**: reefer transport to Berlin, offers until 4 December. [1](https://portgdansk.example/tenders/2026-118)
- **City of Leipzig**: daily chilled deliveries to 41 schools. [2](https://leipzig.example/4471)`;
const answered = (result: string) =>
  runDetail({ agentId: 'second-one', input: 'New tenders this week?', result, endTime: minutesAgo(11) });

export const LastAnswer = meta.story({
  args: { agent: created('Tender watch', 'custom'), lastAnswer: answered(tenders) },
  parameters: { covers: ['agent.last-answer'] },
  play: async ({ canvas, args }) => {
    const card = region(canvas, 'Last answer');
    await expect(await card.findByRole('heading', { name: 'Three tenders since Monday fit' })).toBeVisible();
    await expect(card.getByRole('link', { name: 'View run' })).toHaveAttribute(
      'href',
      args.links.run(args.lastAnswer?.id ?? ''),
    );
    await expect(card.queryByRole('link', { name: 'Read it all' })).toBeNull();
  },
});

/** The rest of a long one is read in its run. */
export const LongLastAnswer = meta.story({
  tags: ['odd'],
  args: {
    agent: created('Tender watch', 'custom'),
    lastAnswer: answered(
      Array.from({ length: 12 }, (_, index) => `Paragraph ${index + 1} of the answer. ${tenders.slice(4, 160)}`).join(
        '\n\n',
      ),
    ),
  },
  play: async ({ canvas }) => {
    const card = region(canvas, 'Last answer');
    await expect(await card.findByText(/^Paragraph 2 /)).toBeVisible();
    await expect(card.queryByText(/^Paragraph 12 /)).toBeNull();
    await expect(card.getByRole('link', { name: 'Read it all' })).toBeVisible();
  },
});

export const LastAnswerNarrow = LongLastAnswer.extend({
  tags: ['behaviour'],
  globals: { viewport: { value: 'narrow' } },
  parameters: { covers: [], asserts: ['agent.last-answer'] },
  play: fits,
});

/** A result in our own words is no answer. */
export const NoLastAnswer = meta.story({
  tags: ['behaviour'],
  args: {
    agent: created('Tender watch', 'custom'),
    lastAnswer: runDetail({ agentId: 'second-one', result: { kind: 'nothingKept', args: {} } }),
  },
  parameters: { asserts: ['agent.last-answer'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Confidence Score' })).toBeVisible();
    await expect(canvas.queryByRole('region', { name: 'Last answer' })).toBeNull();
  },
});

export const SettingToAdd = meta.story({
  args: {
    agent: created('Second leads', 'lead_generation'),
    tab: 'configuration',
    setting: 'targetIndustries',
    onSettingShown: fn(),
  },
  parameters: { covers: ['agent.setting'] },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('textbox', { name: 'Custom Settings' })).toHaveFocus();
    await expect(args.onSettingShown).toHaveBeenCalledOnce();
  },
});

export const SettingNarrow = SettingToAdd.extend({
  tags: ['behaviour'],
  globals: { viewport: { value: 'narrow' } },
  parameters: { covers: [], asserts: ['agent.setting'] },
  play: fits,
});

/** Each setting that an answer may name, as it stands in Custom Settings. */
const written: Record<string, unknown> = Object.assign({}, ...Object.values(namedSettings));

export const SettingWritten = meta.story({
  tags: ['behaviour'],
  args: {
    agent: created('Second leads', 'lead_generation', written),
    tab: 'configuration',
    setting: 'minimumScore',
  },
  parameters: { asserts: ['agent.setting'] },
  play: async ({ canvas }) => {
    const area = canvas.getByRole<HTMLTextAreaElement>('textbox', { name: 'Custom Settings' });
    await expect(area).toHaveFocus();
    await expect(area.value.slice(area.selectionStart, area.selectionEnd)).toBe('"minimumScore"');
    await expect(canvas.queryByText(/^Add /)).toBeNull();
  },
});

export const InstructionsFocused = meta.story({
  tags: ['behaviour'],
  args: { agent: created('Tender watch', 'custom'), tab: 'configuration', setting: 'instructions' },
  parameters: { asserts: ['agent.setting'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Instructions' })).toHaveFocus();
    await expect(canvas.queryByText(/^Add /)).toBeNull();
  },
});

export const EnabledFocused = meta.story({
  tags: ['behaviour'],
  args: { agent: created('Second inbox', 'email_automation'), tab: 'configuration', setting: 'enabled' },
  parameters: { asserts: ['agent.setting'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('switch', { name: 'enabled' })).toHaveFocus();
  },
});

/** A link from elsewhere, to a setting that nobody knows: still the place where settings are written. */
export const UnknownSetting = meta.story({
  tags: ['behaviour'],
  args: { agent: created('Second inbox', 'email_automation'), tab: 'configuration', setting: '"]<img src=x>' },
  parameters: { asserts: ['agent.setting'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Custom Settings' })).toHaveFocus();
    await expect(canvas.queryByText(/^Add /)).toBeNull();
  },
});
