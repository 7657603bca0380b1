import { ArrowUpRight, MessagesSquare } from 'lucide-react';
import { Icon } from '../../components/display/Icon/Icon.tsx';
import { Anchor } from '../../components/actions/Link/Link.tsx';
import { dots, launch, launchHead, launchMark, launchText, launchTitle } from './assistant.css.ts';

/** The last cell of the agent grid: the assistant. */
export function LaunchChat({ href }: { href: string }) {
  return (
    <Anchor href={href} className={launch}>
      <span className={dots} aria-hidden="true" />
      <span className={launchHead}>
        <span className={launchMark}>
          <Icon icon={MessagesSquare} size={20} />
        </span>
        <Icon icon={ArrowUpRight} />
      </span>
      <span className={launchTitle}>Launch Chat</span>
      <span className={launchText}>Ask a question or give an order in your own words.</span>
    </Anchor>
  );
}
