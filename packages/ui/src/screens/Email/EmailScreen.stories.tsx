import { asRows } from '@switchboard/api-mocks/builders/build';
import {
  email,
  emailAnswer,
  emailSettingsValue,
  emailStatus,
  template,
  templateAnswer,
} from '@switchboard/api-mocks/builders/email';
import { longText, longWord, odd } from '@switchboard/api-mocks/builders/texts';
import { expect, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { agentPageMeta } from '../../../test/agentPage/agentPageMeta.tsx';
import { args, mails, own } from '../../../test/agentPage/emailStory.ts';
import { fits, readsWell, region, toolsRest } from '../../../test/agentPage/inStory.ts';
import { ready } from '../../format/viewState.ts';
import { EmailScreen } from './EmailScreen.tsx';

const meta = preview.meta({ title: 'Email', ...agentPageMeta(EmailScreen, args) });

export const Active = meta.story({ parameters: { covers: ['email.active'] } });

export const Idle = meta.story({
  args: { agent: { ...args.agent, status: 'idle' } },
  parameters: { covers: ['email.idle'] },
});

export const Overview = meta.story({
  parameters: { covers: ['email.overview'] },
  play: async ({ canvas }) => {
    const overview = region(canvas, 'Email Performance');
    const tile = (name: string) => within(overview.getByRole('group', { name }));
    await expect(tile('Emails Processed').getByText('5,127')).toBeVisible();
    await expect(tile('Emails Processed').getByText('214 today')).toBeVisible();
    await expect(tile('Auto Replies').getByText('25.5% of all mail')).toBeVisible();
    await expect(tile('Response Rate').getByRole('meter')).toHaveAttribute('aria-valuenow', '88');
    await expect(tile('Avg Response Time').getByText('target 30 min')).toBeVisible();
    await expect(region(canvas, 'Recent Activity').getByText('Replied to Marcus Oyelaran')).toBeVisible();
    // Overview, inbox, templates and analytics are samples and each is marked.
    await expect(canvas.getAllByRole('button', { name: 'Sample' })).toHaveLength(4);
  },
});

export const OwnData = meta.story({
  args: { status: own(emailAnswer()) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Sample' })).toBeNull();
    await expect(canvas.getByText(/^1 of 1 message/)).toBeVisible();
    await expect(within(canvas.getByRole('group', { name: 'Auto Replies' })).queryByText(/of all mail/)).toBeNull();
  },
});

/** Templates and activity are real; all else is still a sample. */
export const SampleMessages = meta.story({
  args: { status: ready(emailStatus({ own: ['activity', 'templates'] })) },
  parameters: { covers: ['agent-page.samples'] },
  play: async ({ canvas }) => {
    const marks = (name: string) => region(canvas, name).queryAllByRole('button', { name: 'Sample' });
    await expect(marks('Email Inbox')).toHaveLength(1);
    await expect(marks('Email Templates')).toHaveLength(0);
    await expect(marks('Recent Activity')).toHaveLength(0);
    // One per tile, since the section around them also has content that is not a sample.
    await expect(marks('Email Performance')).toHaveLength(4);
    await expect(marks('Performance Analytics')).toHaveLength(1);
  },
});

export const Empty = meta.story({
  args: {
    status: ready(emailStatus({ sample: false, emails: [], templates: [], activity: [], metrics: { processed: 0 } })),
  },
  parameters: { covers: ['email.empty', 'run.empty-leads-on'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'The inbox is empty' })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'No templates yet' })).toBeVisible();
    await toolsRest(canvas, 'Filter');
  },
});

export const EmptyAddsTemplate = Empty.extend({
  tags: ['behaviour'],
  parameters: { asserts: ['email.empty'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'New Template' }));
    await expect(canvas.getByRole('dialog', { name: 'New template' })).toBeVisible();
  },
});

export const UnknownStatus = meta.story({
  tags: ['odd'],
  args: {
    status: ready({
      ...emailStatus({
        sample: false,
        metrics: { processed: -1, autoReplies: 1e308, responseRate: 1e9, averageResponseMinutes: -4 },
      }),
      emails: asRows(
        [
          email({ id: '1', subject: 'Odd words', status: 'toString', priority: 'constructor' }),
          email({
            id: '2',
            subject: odd.rightToLeft,
            from: odd.markup,
            to: odd.scriptAddress,
            preview: odd.script,
            timestamp: odd.invalidDate,
            status: '',
            priority: '',
          }),
          { id: '3' },
        ] as ReturnType<typeof email>[],
        1,
      ),
      templates: asRows(
        [
          template({ id: '1', name: odd.spaces, category: odd.blank, usage: -1, lastUsed: odd.farDate }),
          { id: '2' },
        ] as ReturnType<typeof template>[],
        3,
      ),
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('toString')).toBeVisible();
    await expect(canvas.getByText('constructor')).toBeVisible();
    await expect(canvas.getByText('1 message could not be read')).toBeVisible();
    await expect(canvas.getByText('3 templates could not be read')).toBeVisible();
    await readsWell(canvas);
  },
});

export const UnknownStatusOpens = UnknownStatus.extend({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(within(mails(canvas)[1] ?? document.body).getByRole('button'));
    await expect(within(canvas.getByRole('dialog')).queryByRole('link')).toBeNull();
    await readsWell(canvas);
  },
});

export const LongText = meta.story({
  tags: ['odd'],
  args: {
    agent: { ...args.agent, name: longText(200) },
    status: ready(
      emailStatus({
        sample: false,
        emails: [
          emailAnswer({ from: longText(200), subject: longWord(200), preview: longText(4_000) }),
          emailAnswer({
            id: 'x',
            from: odd.zalgo,
            subject: odd.arabic,
            preview: odd.hebrew,
            priority: longWord(60),
            status: longWord(60),
          }),
        ],
        templates: [
          templateAnswer({
            name: longWord(120),
            category: longText(90),
            subject: longText(400),
            content: longText(8_000),
          }),
        ],
      }),
    ),
    settings: { ...args.settings, saved: ready(emailSettingsValue({ signatureTemplate: longText(2_000) })) },
  },
  play: fits,
});

export const Small = meta.story({
  tags: ['unpictured'],
  globals: { viewport: { value: 'small' } },
  args: { query: { priority: 'high' } },
  play: fits,
});
