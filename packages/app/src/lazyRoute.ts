import { lazy } from 'react';
import type { ComponentType } from 'react';

const reloadedAtKey = 'switchboard:reloaded-at';
const onceWithinMs = 30_000;
/** Between two looks whether the server is back. */
const pauseMs = 2_000;

/**
 * A route in a chunk of its own. A chunk that does not come (a new deploy, a server that was away) reloads the page once, since
 * browsers remember a failed import; a second failure is an error of that page, or shows `instead` where nothing around it
 * could catch the error. Without a network or a server it waits for them: a reload would lose the app that still stands.
 */
export function lazyRoute<Name extends string>(load: () => Promise<Record<Name, ComponentType>>, name: Name, instead?: ComponentType) {
  return lazy(async () => {
    try {
      return { default: (await load())[name] };
    } catch (error) {
      while (!(await answers())) await new Promise((resolve) => setTimeout(resolve, pauseMs));
      if (mayReload()) {
        window.location.reload();
        return new Promise<never>(() => {});
      }
      if (instead) return { default: instead };
      throw error;
    }
  });
}

const answers = () => fetch('/', { method: 'HEAD' }).then(({ ok }) => ok, () => false);

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
