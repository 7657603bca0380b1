import { researchDepths, type ResearchSettings } from '@switchboard/api-contract/agents/research';
import type { Channel } from '@switchboard/api-contract/notifications';
import type { SettingField, SettingsSection } from '../../blocks/forms/SettingsForm/SettingsSection.ts';
import { Link } from '../../components/actions/Link/Link.tsx';
import { sentenceCase } from '../../format/text.ts';
import { ink, text } from '../../theme/typography.css.ts';
import { columnHeads } from '../Profile/Notifications/channelWords.ts';

/**
 * The cards of the Configuration tab, below the system prompt. `channels`: those that can get news of research;
 * `channelsAt`: the address of their page, once they are known.
 */
export const researchSections = (
  channels: readonly Channel[],
  channelsAt: string | undefined,
): readonly SettingsSection<ResearchSettings>[] => [
  {
    title: 'Research Settings',
    column: 1,
    fields: [
      { kind: 'number', key: 'maxSourcesPerQuery', label: 'Sources per query', hint: 'At most', min: 1, max: 200 },
      {
        kind: 'select',
        key: 'researchDepth',
        label: 'Research depth',
        options: researchDepths.map((value) => ({ value, label: sentenceCase(value) })),
      },
      {
        kind: 'number',
        key: 'credibilityThreshold',
        label: 'Credibility threshold',
        hint: '0 to 100',
        unit: '%',
        min: 0,
        max: 100,
      },
      { kind: 'switch', key: 'includeAcademicSources', label: 'Academic sources' },
      { kind: 'switch', key: 'includeNews', label: 'News' },
      { kind: 'switch', key: 'includeReports', label: 'Reports' },
    ],
  },
  {
    title: 'Advanced Settings',
    column: 2,
    active: true,
    fields: [
      { kind: 'switch', key: 'autoSummarization', label: 'Summaries', hint: 'Writes a summary for each source.' },
      {
        kind: 'switch',
        key: 'realTimeMonitoring',
        label: 'Real-time monitoring',
        hint: 'Repeats a completed research every day for 14 days and adds new sources.',
      },
      {
        kind: 'switch',
        key: 'notificationSettings.enabled',
        label: 'Notifications',
        hint: 'Notifies the channels when a research is done or finds something new.',
      },
      ...(channels.length === 0 ? [] : [channelsField(channels)]),
    ],
    after: () =>
      channelsAt === undefined ? null : (
        <p className={`${text.caption} ${ink.muted}`}>
          {channels.length === 0 ? 'There is no channel yet. ' : ''}
          <Link href={channelsAt}>{channels.length === 0 ? 'Add one under Notifications' : 'All notifications'}</Link>
        </p>
      ),
  },
];

/** A toggle for each channel of the organisation. */
const channelsField = (channels: readonly Channel[]): SettingField<ResearchSettings> => {
  const heads = columnHeads(channels);
  return {
    kind: 'choice',
    many: true,
    key: 'notificationSettings.channels',
    label: 'Channels',
    hint: 'None chosen: the channels that get news of all research under Notifications.',
    options: channels.map(({ id }, index) => ({ value: id, label: heads[index] ?? '' })),
  };
};
