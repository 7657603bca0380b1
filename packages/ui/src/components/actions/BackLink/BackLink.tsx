import { ArrowLeft } from 'lucide-react';
import { Icon } from '../../display/Icon/Icon.tsx';
import { Anchor } from '../Link/Link.tsx';
import { backLink } from '../Link/Link.css.ts';

interface BackLinkProps {
  /** The address of the page above. */
  href: string;
  /** Names that page: 'Back to Agents'. */
  children: string;
}

/** The link back, above a page's title. */
export function BackLink({ href, children }: BackLinkProps) {
  return (
    <Anchor href={href} className={backLink}>
      <Icon icon={ArrowLeft} />
      {children}
    </Anchor>
  );
}
