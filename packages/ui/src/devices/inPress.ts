/**
 * Whether what renders now answers a press (of a key, a pointer): then the next frame must not wait for it. What an
 * answer of the server or a timer opens need not hurry. React renders what a press changes before its event is over.
 */
export const inPress = (): boolean => window.event instanceof UIEvent;
