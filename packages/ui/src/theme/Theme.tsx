import './fonts.css';
import './themes.css.ts';
import './reset.css.ts';
import {
  createContext,
  use,
  useCallback,
  useLayoutEffect,
  useMemo,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import { prefersDark } from './media.ts';

export type ThemeChoice = 'light' | 'dark' | 'system';
export type ResolvedTheme = 'light' | 'dark';

/** Where the choice is stored. Both may do nothing: the page then follows the system. */
export interface ThemeStorage {
  read: () => string | null;
  write: (choice: ThemeChoice) => void;
}

interface ThemeState {
  choice: ThemeChoice;
  resolved: ResolvedTheme;
  setChoice: (choice: ThemeChoice) => void;
}

const NO_STORAGE: ThemeStorage = { read: () => null, write: () => {} };
const ThemeContext = createContext<ThemeState>({ choice: 'system', resolved: 'light', setChoice: () => {} });

const toChoice = (stored: string | null): ThemeChoice => (stored === 'light' || stored === 'dark' ? stored : 'system');

const watchSystem = (onChange: () => void) => {
  const query = window.matchMedia(prefersDark);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
};
const systemIsDark = () => window.matchMedia(prefersDark).matches;

/** Sets `data-theme` on `<html>` (none for `system`) and provides the choice to `useTheme`. */
export function Theme({ storage = NO_STORAGE, children }: { storage?: ThemeStorage; children: ReactNode }) {
  const [choice, choose] = useState(() => toChoice(storage.read()));
  const dark = useSyncExternalStore(watchSystem, systemIsDark, () => false);
  const resolved = choice === 'system' ? (dark ? 'dark' : 'light') : choice;

  useLayoutEffect(() => {
    const root = document.documentElement;
    if (choice === 'system') root.removeAttribute('data-theme');
    else root.setAttribute('data-theme', choice);
  }, [choice]);

  const setChoice = useCallback(
    (next: ThemeChoice) => {
      choose(next);
      storage.write(next);
    },
    [storage],
  );

  const state = useMemo(() => ({ choice, resolved, setChoice }), [choice, resolved, setChoice]);
  return <ThemeContext value={state}>{children}</ThemeContext>;
}

/** The chosen appearance, the theme it resolves to now, and how to change it. */
export const useTheme = (): ThemeState => use(ThemeContext);
