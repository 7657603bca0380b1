import { lazy } from 'react';
import type { ComponentType } from 'react';

const reloadedAtKey = 'switchboard:reloaded-at';
const onceWithinMs = 30_000;

/**
 * A route in a chunk of its own. A chunk that is gone (a new deploy) reloads the page once; a second failure is an error of
 * that page. Without a network it waits for one: a reload would lose the page that still stands.
 */
export function lazyRoute<Name extends string>(load: () => Promise<Record<Name, ComponentType>>, name: Name) {
  return lazy(async () => {
    try {
      return { default: (await loadOnline(load))[name] };
    } catch (error) {
      if (!mayReload()) throw error;
      window.location.reload();
      return new Promise<never>(() => {});
    }
  });
}

async function loadOnline<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    if (navigator.onLine) throw error;
    await new Promise((resolve) => window.addEventListener('online', resolve, { once: true }));
    return load();
  }
}

/** true once within the time; false where the browser keeps nothing, since then nothing would end the reloads. */
function mayReload(): boolean {
  try {
    if (Date.now() - Number(sessionStorage.getItem(reloadedAtKey) ?? 0) < onceWithinMs) return false;
    sessionStorage.setItem(reloadedAtKey, String(Date.now()));
    return true;
  } catch {
    return false;
  }
}
