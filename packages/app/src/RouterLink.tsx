import type { AnchorProps } from '@switchboard/ui/components/Link';
import type { MouseEvent } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { useLeave } from './leaving/useLeave.ts';

/** A press that opens the address here, not in another tab, and not somewhere else on this page. */
const leaves = (event: MouseEvent<HTMLAnchorElement>, href: string) =>
  !event.defaultPrevented && event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey && !href.startsWith('#');

/** How the library's links go through the router: where something is unsaved, the member is asked first. */
export function RouterLink({ href, onClick, ...rest }: AnchorProps) {
  const hold = useLeave();
  const navigate = useNavigate();
  const press = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (leaves(event, href) && hold(() => void navigate(href))) event.preventDefault();
  };
  return <Link to={href} onClick={press} {...rest} />;
}
