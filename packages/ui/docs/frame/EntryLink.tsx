import { entries } from 'virtual:entries';
import type { ReactNode } from 'react';
import { Link } from '../../src/components/actions/Link/Link.tsx';

interface EntryLinkProps {
  id: string;
  /** Switches as they shall be set: `theme:dark;contrast:more`. */
  switches?: string;
  children: ReactNode;
}

/** A link to a story or a page of this Storybook. Throws if there is none with that id. */
export function EntryLink({ id, switches = '', children }: EntryLinkProps) {
  const entry = entries.find((each) => each.id === id);
  if (!entry) throw new Error(`No story and no page ${id}`);
  const globals = switches ? `&globals=${encodeURIComponent(switches)}` : '';
  return (
    <Link variant="underline" className="sb-unstyled" href={`./?path=/${entry.type}/${id}${globals}`} target="_top">
      {children}
    </Link>
  );
}
