import { useEffect, useState } from 'react';
import { createHoverIntent } from './hoverIntent.ts';

/** Whether a tooltip is open, and what opens and closes it. */
export function useHoverIntent() {
  const [open, setOpen] = useState(false);
  const [intent] = useState(() => createHoverIntent(setOpen));
  useEffect(() => intent.hide, [intent]);
  return { open, ...intent };
}
