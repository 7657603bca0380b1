import { lazy } from 'react';
import type { ComponentType } from 'react';

const reloadedAtKey = 'switchboard:reloaded-at';
const onceWithinMs = 30_000;

/** A route in a chunk of its own. A chunk that is gone (a new deploy) reloads the page once; a second failure is an error of that page. */
export function lazyRoute<Name extends string>(load: () => Promise<Record<Name, ComponentType>>, name: Name) {
  return lazy(async () => {
    try {
      return { default: (await load())[name] };
    } catch (error) {
      const reloadedAt = Number(sessionStorage.getItem(reloadedAtKey) ?? 0);
      if (Date.now() - reloadedAt < onceWithinMs) throw error;
      sessionStorage.setItem(reloadedAtKey, String(Date.now()));
      window.location.reload();
      return new Promise<never>(() => {});
    }
  });
}
