// A component, blocks and a screen in a host that has its own links and its own choice of theme.
import { endpoints } from '@switchboard/api-contract/endpoints';
import { sampleAgents } from '@switchboard/api-contract/samples/agents';
import { ActivityList } from '@switchboard/ui/blocks/agents/ActivityList';
import { StatusBadge } from '@switchboard/ui/blocks/marks/StatusBadge';
import { Button } from '@switchboard/ui/components/actions/Button';
import { LinkProvider, type AnchorProps } from '@switchboard/ui/components/actions/Link';
import { ready } from '@switchboard/ui/format/viewState';
import { agentStatus } from '@switchboard/ui/rules/agents';
import { AgentsListScreen } from '@switchboard/ui/screens/AgentsList';
import { Theme } from '@switchboard/ui/theme/Theme';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { parse } from 'valibot';

const now = new Date('2026-03-18T09:30:00Z');
const theme = new URLSearchParams(window.location.search).get('theme');
// As an API would answer, read as the contract says.
const agents = parse(endpoints.agents.response, sampleAgents(now));
const HostLink = (props: AnchorProps) => <a data-host-link {...props} />;

function Page() {
  return (
    <>
      <section aria-label="Component">
        <Button variant="primary">Save</Button>
      </section>
      <section aria-label="Always dark" data-theme="dark">
        <Button variant="primary">Save</Button>
      </section>
      <section aria-label="Own colour" className="own">
        <Button variant="primary">Save</Button>
      </section>
      <section aria-label="Blocks">
        <StatusBadge rule={agentStatus} value="active" />
        <ActivityList
          activities={{
            items: [{ id: '1', kind: 'added', text: 'A contact was added', at: now.toISOString() }],
            leftOut: 0,
          }}
          now={now}
        />
      </section>
      <AgentsListScreen
        agents={ready(agents)}
        now={now}
        filter={{ search: '', status: 'all' }}
        onFilter={() => {}}
        agentHref={({ id }) => `/agents/${id}`}
        onPause={() => {}}
        onResume={() => {}}
        onCreateAgent={() => Promise.resolve({ kind: 'done', value: undefined })}
      />
    </>
  );
}

createRoot(document.querySelector('#root') ?? document.body).render(
  <StrictMode>
    <Theme storage={{ read: () => theme, write: () => {} }}>
      <LinkProvider component={HostLink}>
        <Page />
      </LinkProvider>
    </Theme>
  </StrictMode>,
);
