import { Page } from '../../components/layout/Page/Page.tsx';
import { PageHeader } from '../../components/layout/PageHeader/PageHeader.tsx';
import { Banner } from '../../components/states/Banner/Banner.tsx';
import { page } from './AgentDetail.css.ts';
import type { AgentDetailScreenProps } from './AgentDetailScreenProps.ts';
import { ExecutionsTab } from './ExecutionsTab.tsx';
import { RunSection } from './run/RunSection.tsx';

/** What can still be read of an agent that was deleted: its runs. */
export function DeletedAgent({
  executions,
  run,
  links,
  now,
}: Pick<AgentDetailScreenProps, 'executions' | 'run' | 'links' | 'now'>) {
  const back = { href: links.dashboard, label: 'Back to Dashboard' };
  return (
    <Page className={page}>
      <PageHeader back={back} title="Deleted agent" />
      <Banner role="none">This agent was deleted. Its runs stay readable for 30 days.</Banner>
      {run ? (
        <RunSection region={run} answers links={links} now={now} />
      ) : (
        <ExecutionsTab region={executions} total={undefined} runHref={links.run} now={now} />
      )}
    </Page>
  );
}
