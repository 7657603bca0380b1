import type { AnchorProps } from '@switchboard/ui/components/actions/Link';
import type { MouseEvent } from 'react';
import { useHref, useNavigate } from 'react-router-dom';
import { leaveBy, useLeave } from './leaving/useLeave.ts';

/** Whether a click opens the address in this tab, and not just another place on this page. */
const leaves = (event: MouseEvent<HTMLAnchorElement>, href: string) =>
  !event.defaultPrevented &&
  event.button === 0 &&
  !event.metaKey &&
  !event.ctrlKey &&
  !event.shiftKey &&
  !event.altKey &&
  !event.currentTarget.target &&
  !href.startsWith('#');

/**
 * Sends the library's links through the router, and asks the member first if something is unsaved. The router's own
 * link would add its data loading to the bundle, which nothing here uses.
 */
export function RouterLink({ href, onClick, ...props }: AnchorProps) {
  const hold = useLeave();
  const navigate = useNavigate();
  const press = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!leaves(event, href)) return;
    event.preventDefault();
    // A link to the current page adds no entry to the history.
    const replace = event.currentTarget.href === window.location.href;
    leaveBy(hold, () => void navigate(href, { replace }));
  };
  return <a {...props} href={useHref(href)} onClick={press} />;
}
