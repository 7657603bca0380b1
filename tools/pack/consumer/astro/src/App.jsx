import { Page } from '@switchboard/ui/components/layout/Page';
import { PageHeader } from '@switchboard/ui/components/layout/PageHeader';
import { Theme } from '@switchboard/ui/theme/Theme';
import { Form } from '../../form/Form';

export const App = () => (
  <Theme storage="theme">
    <Page>
      <PageHeader title="A host" />
      <Form />
    </Page>
  </Theme>
);
