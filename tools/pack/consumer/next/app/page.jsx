// A server component. What has functions for props, as a table's columns do, is in a module for clients.
import { StatusBadge } from '@switchboard/ui/blocks/marks/StatusBadge';
import { Button } from '@switchboard/ui/components/actions/Button';
import { LinkButton } from '@switchboard/ui/components/actions/LinkButton';
import { Field } from '@switchboard/ui/components/forms/Field';
import { TextInput } from '@switchboard/ui/components/forms/TextInput';
import { Card } from '@switchboard/ui/components/layout/Card';
import { Page } from '@switchboard/ui/components/layout/Page';
import { PageHeader } from '@switchboard/ui/components/layout/PageHeader';
import { EmptyState } from '@switchboard/ui/components/states/EmptyState';
import { count } from '@switchboard/ui/format/numbers';
import { agentStatus } from '@switchboard/ui/rules/agents';
import { Form } from '../../form/Form';
import { People } from './People';

export default function Home() {
  return (
    <Page>
      <PageHeader title="A host" sub={`${count(12345)} rows`} actions={<Button>From the server</Button>} />
      <Form />
      <Field label="Also from the server">
        <TextInput defaultValue="Grace" />
      </Field>
      <StatusBadge rule={agentStatus} value="active" />
      <LinkButton href="/">Start</LinkButton>
      <Card clipped>
        <People rows={[{ id: '1', name: 'Ada' }]} />
      </Card>
      <EmptyState title="Nothing yet" />
    </Page>
  );
}
