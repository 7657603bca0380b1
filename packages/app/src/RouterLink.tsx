import type { AnchorProps } from '@switchboard/ui/components/actions/Link';
import type { MouseEvent } from 'react';
import { useHref, useNavigate } from 'react-router-dom';
import { leaveBy, useLeave } from './leaving/useLeave.ts';

/** A press that opens the address here, not in another tab, and not somewhere else on this page. */
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
 * How the library's links go through the router: where something is unsaved, the member is asked first. The router's
 * own link would bring the loading of data along, which nothing here uses.
 */
export function RouterLink({ href, onClick, ...rest }: AnchorProps) {
  const hold = useLeave();
  const navigate = useNavigate();
  const press = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!leaves(event, href)) return;
    event.preventDefault();
    // The page that is there already is no second entry of the history.
    const replace = event.currentTarget.href === window.location.href;
    leaveBy(hold, () => void navigate(href, { replace }));
  };
  return <a {...rest} href={useHref(href)} onClick={press} />;
}
