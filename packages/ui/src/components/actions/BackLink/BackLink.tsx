import { ArrowLeft } from 'lucide-react';
import { Icon } from '../../display/Icon/Icon.tsx';
import { Anchor } from '../Link/Link.tsx';
import { backLink } from './BackLink.css.ts';

/** The link back, above a page's title. */
export function BackLink({ href, children }: { href: string; children: string }) {
  return (
    <Anchor href={href} className={backLink}>
      <Icon icon={ArrowLeft} />
      {children}
    </Anchor>
  );
}
