const RELEASE = 'devices:release';

/** Releases the microphone and stops all sound at once, at the end of a session. */
export function releaseDevices(): void {
  window.dispatchEvent(new Event(RELEASE));
}

/** Calls back when devices must be released. Returns an unsubscribe function. */
export function onRelease(listener: () => void): () => void {
  window.addEventListener(RELEASE, listener);
  return () => window.removeEventListener(RELEASE, listener);
}

/** Calls back when the page is hidden or left. Returns an unsubscribe function. */
export function onLeave(listener: () => void): () => void {
  const whenHidden = () => {
    if (document.visibilityState === 'hidden') listener();
  };
  document.addEventListener('visibilitychange', whenHidden);
  window.addEventListener('pagehide', listener);
  return () => {
    document.removeEventListener('visibilitychange', whenHidden);
    window.removeEventListener('pagehide', listener);
  };
}
