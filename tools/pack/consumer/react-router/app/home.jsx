import { LinkProvider } from '@switchboard/ui/components/actions/Link';
import { Page } from '@switchboard/ui/components/layout/Page';
import { PageHeader } from '@switchboard/ui/components/layout/PageHeader';
import { Link } from 'react-router';
import { Form } from '../../form/Form';

const RouterLink = ({ href, ...props }) => <Link to={href} {...props} />;

export default function Home() {
  return (
    <LinkProvider component={RouterLink}>
      <Page>
        <PageHeader title="A host" />
        <Form />
      </Page>
    </LinkProvider>
  );
}
