const RELEASE = 'devices:release';

/** Lets go of the microphone and of any sound at once, wherever they are in use: for the end of a session. */
export function releaseDevices(): void {
  window.dispatchEvent(new Event(RELEASE));
}

/** Calls back when devices must be let go of. The answer stops listening. */
export function onRelease(listener: () => void): () => void {
  window.addEventListener(RELEASE, listener);
  return () => window.removeEventListener(RELEASE, listener);
}

/** Calls back when the page is hidden or left. The answer stops listening. */
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
