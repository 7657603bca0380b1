import type { ReactNode } from 'react';
import { Page } from '../../../components/layout/Page/Page.tsx';
import { dataOf } from '../../../format/viewState.ts';
import { agentLine } from '../../../rules/agentLine.ts';
import { useSettingFocus } from '../../forms/focus.ts';
import { RunBar } from '../../runs/RunBar/RunBar.tsx';
import { RunLayers } from '../../runs/RunLayers/RunLayers.tsx';
import { SamplesBanner } from '../../states/SamplesBanner/SamplesBanner.tsx';
import { StaleBanner } from '../../states/StaleBanner/StaleBanner.tsx';
import { nextRun } from '../ScheduleCard/nextRun.ts';
import { AgentPageHeader, type HeaderWords } from './AgentPageHeader.tsx';
import type { AgentPageProps, StatusBase } from './AgentPageProps.ts';

export type {
  AgentPageAgent,
  AgentPageLinks,
  AgentPageProps,
  AddressQuery,
  AddressQueryChange,
  RandomFigures,
  StatusBase,
} from './AgentPageProps.ts';
export type { SettingsControl } from '../../forms/SettingsForm/useSettingsForm.ts';
export type { ProposalControl } from '../../proposals/ProposalsSection/ProposalsSection.tsx';
export type { ScheduleControl } from '../ScheduleCard/useScheduleForm.ts';
export type { Draft } from '../../forms/draft/draft.ts';

interface FrameProps extends HeaderWords {
  /** The agent, its links, its status and the time. */
  page: Pick<
    AgentPageProps<StatusBase, object>,
    'agent' | 'links' | 'status' | 'failure' | 'now' | 'query' | 'onQueryChange' | 'settings'
  >;
  /** Who is not answering, for the banner over stale figures. */
  subject?: string;
  /** The sections of the page, or its tabs. */
  children: ReactNode;
}

/** The frame of an agent page: its colour, its header, one banner for stale figures or samples, and its sections. */
export function AgentPage({ page, subject, children, ...header }: FrameProps) {
  const { agent, links, status, failure, now, query, onQueryChange, settings } = page;
  useSettingFocus(query['setting'], settings.saved.status === 'ready', () => onQueryChange({ setting: '' }));
  return (
    <Page line={agentLine(agent.slug).line}>
      <AgentPageHeader
        agent={agent}
        links={links}
        nextRun={nextRun(dataOf(status)?.schedule, now)}
        activity={dataOf(status)?.activity.items}
        {...header}
      />
      {agent.run ? <RunBar control={agent.run} now={now} /> : null}
      {agent.runLayers ? <RunLayers {...agent.runLayers} /> : null}
      <SamplesBanner failure={failure} what="figures and records below are" />
      {status.status === 'ready' && status.stale ? (
        <StaleBanner stale={status.stale} now={now} subject={subject} />
      ) : null}
      {children}
    </Page>
  );
}
