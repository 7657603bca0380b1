import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { LinkButton } from '../../components/LinkButton/LinkButton.tsx';
import { Page } from '../../components/Page/Page.tsx';
import { PageHeader } from '../../components/PageHeader/PageHeader.tsx';

interface NotYetScreenProps {
  /** The name of the page. */
  title: string;
  /** What the member can use in its place; the first is the primary one. */
  instead: readonly { label: string; href: string }[];
}

/** A page that has an address but is not built yet says so. */
export function NotYetScreen({ title, instead }: NotYetScreenProps) {
  return (
    <Page>
      <PageHeader title={title} />
      <EmptyState
        title="This page is not built yet"
        text={instead.length > 0 ? 'These pages are there already.' : 'It comes with a later version.'}
        action={instead.map(({ label, href }, index) => (
          <LinkButton key={href} href={href} variant={index === 0 ? 'primary' : 'secondary'}>
            {label}
          </LinkButton>
        ))}
      />
    </Page>
  );
}
