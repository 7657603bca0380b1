/**
 * Whether the current render is caused by a key or pointer press, so that it must not delay the next frame. A render
 * caused by a response or a timer may. React renders a press's changes before its event ends.
 */
export const inPress = (): boolean => window.event instanceof UIEvent;
