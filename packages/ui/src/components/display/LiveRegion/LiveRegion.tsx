import { useEffect, useRef } from 'react';
import { announce } from '../../../devices/announce.ts';

interface LiveRegionProps {
  /** What is said when it changes. Nothing is said of what it is at first: nobody changed that. */
  message: string;
  /** Says the same message again when this changes: when it happened. */
  of?: string | undefined;
}

/** Announces a change to screen readers, in the one live region of the page. Draws nothing: keep it mounted. */
export function LiveRegion({ message, of = '' }: LiveRegionProps) {
  const said = useRef({ message, of });
  useEffect(() => {
    const last = said.current;
    said.current = { message, of };
    if (message !== last.message || of !== last.of) announce(message, last.message);
  }, [message, of]);
  // Storybook knows a component by its JSX.
  return <></>;
}
