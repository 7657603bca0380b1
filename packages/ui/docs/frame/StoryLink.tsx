import type { ReactNode } from 'react';
import { Link } from '../../src/components/actions/Link/Link.tsx';
import { touch } from './StoryLink.css.ts';

interface StoryLinkProps {
  id: string;
  /** Switches as they shall be set: `theme:dark;textSize:x150`. */
  switches?: string;
  children: ReactNode;
}

/** A link to a story in Storybook. */
export function StoryLink({ id, switches = '', children }: StoryLinkProps) {
  const globals = switches ? `&globals=${encodeURIComponent(switches)}` : '';
  return (
    <Link variant="underline" className={touch} href={`./?path=/story/${id}${globals}`} target="_top">
      {children}
    </Link>
  );
}
