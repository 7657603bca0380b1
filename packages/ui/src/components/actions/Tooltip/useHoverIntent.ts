import { useEffect, useState } from 'react';
import { createHoverIntent } from './hoverIntent.ts';

/** Whether a tooltip is open, and how to open and close it. */
export function useHoverIntent() {
  const [open, setOpen] = useState(false);
  const [intent] = useState(() => createHoverIntent(setOpen));
  useEffect(() => intent.hide, [intent]);
  return { open, ...intent };
}
