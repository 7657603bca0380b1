import { LayoutDashboard } from 'lucide-react';
import { cx } from '../../components/cx.ts';
import { Icon } from '../../components/display/Icon/Icon.tsx';
import { Anchor } from '../../components/actions/Link/Link.tsx';
import { glass } from './glass.css.ts';
import { bar, link, subtitle as subtitleClass, title, version as versionClass, words } from './TitleBar.css.ts';

/** The product's name, version and subtitle. */
export interface ProductWords {
  name: string;
  version: string;
  subtitle: string;
}

/** Title with version, subtitle, and the link to the dashboard. */
export function TitleBar({
  product: { name, version, subtitle },
  dashboardHref,
}: {
  product: ProductWords;
  dashboardHref: string;
}) {
  return (
    <header className={bar}>
      <div className={words}>
        <h1 className={title} tabIndex={-1}>
          {name} <span className={versionClass}>{version}</span>
        </h1>
        <p className={subtitleClass}>{subtitle}</p>
      </div>
      <Anchor href={dashboardHref} className={cx(link, glass)}>
        <Icon icon={LayoutDashboard} />
        Dashboard
      </Anchor>
    </header>
  );
}
