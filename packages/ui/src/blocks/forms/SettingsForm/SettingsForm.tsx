import type { SettingsContract } from '@switchboard/api-contract/settings';
import type { ReactNode } from 'react';
import { Skeleton } from '../../../components/display/Skeleton/Skeleton.tsx';
import { SaveBar } from '../../../components/forms/SaveBar/SaveBar.tsx';
import { SettingRow } from '../../../components/forms/SettingRow/SettingRow.tsx';
import { SettingsCard } from '../../../components/forms/SettingsCard/SettingsCard.tsx';
import { Grid } from '../../../components/layout/Grid/Grid.tsx';
import { Section } from '../../../components/layout/Section/Section.tsx';
import { Stack } from '../../../components/layout/Stack/Stack.tsx';
import { Banner } from '../../../components/states/Banner/Banner.tsx';
import { joinSentences } from '../../../format/text.ts';
import { loading, ready } from '../../../format/viewState.ts';
import {
  LoadingSchedule,
  ScheduleCard,
  type ScheduleCardProps,
  useScheduleForm,
} from '../../agents/ScheduleCard/ScheduleCard.tsx';
import type { ScheduleControl } from '../../agents/ScheduleCard/useScheduleForm.ts';
import { useDeniedReason } from '../../roles/RoleContext.ts';
import { ViewRegion } from '../../states/ViewRegion/ViewRegion.tsx';
import { RestoredBanner } from '../RestoredBanner.tsx';
import { saveBarProps } from './saveBarProps.ts';
import { SettingInput } from './SettingInput.tsx';
import { layoutOf, type SettingsSection } from './SettingsSection.ts';
import { type SettingsControl, useSettingsForm } from './useSettingsForm.ts';

/** Stands in where a page has no schedule. */
const noSchedule: ScheduleControl = {
  saved: loading,
  zone: 'UTC',
  onDraftChange: () => {},
  onSave: () => Promise.reject(new Error('There is no schedule')),
};

/** The id of the configuration on a page, the target of Configure. */
export const CONFIGURATION = 'configuration';

export interface SettingsFormProps<S extends object> {
  /** Omitted if a tab shows it already. */
  title?: string;
  /** What is saved, the draft, and what saves it. */
  settings: SettingsControl<S>;
  /** Checks the settings, and knows their defaults. */
  contract: SettingsContract<S>;
  /** The cards, and the fields in them. */
  sections: readonly SettingsSection<S>[];
  /** The time, for hours in another zone. */
  now: Date;
  /** `defaults` offers Reset to Defaults, `saved` offers Cancel. */
  reset?: 'defaults' | 'saved';
  /** The switch of the card that begins with Active. */
  active?: ReactNode;
  /** When the agent runs by itself: the first card, saved by the same bar. */
  schedule?: Omit<ScheduleCardProps, 'form' | 'now'>;
  /** A card above those of the second column, with its own save. */
  second?: ReactNode;
  /** Cards at the end of the second column. */
  aside?: ReactNode;
  /** Cards below at full width. */
  below?: ReactNode;
}

/** The configuration of an agent page: cards of settings built from a table, a draft, and the save bar. */
export function SettingsForm<S extends object>({ title, ...form }: SettingsFormProps<S>) {
  const { saved: view } = form.settings;
  const level = title === undefined ? 2 : 3;
  const content = (
    <Stack>
      {/* The page shows one banner for all stale answers. */}
      <ViewRegion
        view={view.status === 'ready' ? ready(view.data) : view}
        name="the configuration"
        now={form.now}
        loading={<LoadingCards {...form} level={level} />}
      >
        {(saved) => <Form {...form} saved={saved} level={level} />}
      </ViewRegion>
      {view.status === 'error' ? (
        <>
          {form.second}
          {form.aside}
        </>
      ) : null}
      {view.status === 'ready' ? null : form.below}
    </Stack>
  );
  if (title === undefined) return content;
  return (
    <Section id={CONFIGURATION} title={title}>
      {content}
    </Section>
  );
}

/** The cards with their labels, and placeholders for the controls. */
function LoadingCards<S extends object>({
  level,
  schedule,
  active,
  ...columns
}: SettingsFormProps<S> & { level: 2 | 3 }) {
  return (
    <Columns
      {...columns}
      first={schedule ? <LoadingSchedule level={level} /> : null}
      card={({ title, note, active: startsWithSwitch, fields }) => (
        <SettingsCard key={title} level={level} title={title} note={note}>
          {startsWithSwitch ? active : null}
          {fields.map((field) => (
            <SettingRow key={field.key} label={field.label} hint={field.hint} layout={layoutOf(field)}>
              <Skeleton width={layoutOf(field) === 'row' ? 64 : '100%'} height={layoutOf(field) === 'row' ? 20 : 32} />
            </SettingRow>
          ))}
        </SettingsCard>
      )}
    />
  );
}

interface ColumnsProps<S extends object> extends Pick<SettingsFormProps<S>, 'sections' | 'second' | 'aside'> {
  /** The card above those of the first column. */
  first: ReactNode;
  card: (section: SettingsSection<S>) => ReactNode;
}

function Columns<S extends object>({ sections, first, second, aside, card }: ColumnsProps<S>) {
  const cardsOf = (column: 1 | 2) => sections.filter((section) => section.column === column).map(card);
  return (
    <Grid columns={2} align="start">
      <Stack>
        {first}
        {cardsOf(1)}
      </Stack>
      <Stack>
        {second}
        {cardsOf(2)}
        {aside}
      </Stack>
    </Grid>
  );
}

function Form<S extends object>({
  saved,
  level,
  settings,
  contract,
  sections,
  now,
  reset = 'defaults',
  active,
  schedule,
  second,
  aside,
  below,
}: SettingsFormProps<S> & { saved: S; level: 2 | 3 }) {
  const form = useSettingsForm(
    saved,
    settings,
    contract,
    sections.flatMap(({ fields }) => fields),
    now,
  );
  const scheduleForm = useScheduleForm(schedule?.schedule ?? noSchedule, now);
  const restored = form.restoredFrom !== undefined || scheduleForm.restoredFrom !== undefined;
  const bar = saveBarProps(
    { settings: form, schedule: scheduleForm },
    restored ? 'Unsaved changes, kept as a draft' : undefined,
  );
  const cancels = reset === 'saved';
  return (
    <Stack>
      <RestoredBanner since={form.restoredFrom} now={now} onDiscard={form.onDiscard}>
        Your unsaved changes are back. They have been kept as a draft
      </RestoredBanner>
      {form.refused ? <Banner tone="critical">{form.refused}</Banner> : null}
      <Columns
        sections={sections}
        first={schedule ? <ScheduleCard {...schedule} form={scheduleForm} level={level} now={now} /> : null}
        second={second}
        aside={aside}
        card={({ title, mark, note, summary, active: startsWithSwitch, fields, after }) => (
          <SettingsCard
            key={title}
            level={level}
            title={title}
            mark={mark}
            note={joinSentences(note, summary?.(form.valueOf, now)) || undefined}
          >
            {startsWithSwitch ? active : null}
            {fields.map((field) => (
              <SettingInput key={field.key} field={field} form={form} stored={settings.stored} />
            ))}
            {after?.(form.valueOf)}
          </SettingsCard>
        )}
      />
      {below}
      <SaveBar
        {...bar}
        disabledReason={useDeniedReason('configure')}
        resetLabel={cancels ? 'Cancel' : undefined}
        canReset={!cancels && !form.hasDefaults}
        onReset={() => {
          (cancels ? form.onDiscard : form.onDefaults)();
          scheduleForm.onDiscard();
        }}
      />
    </Stack>
  );
}
