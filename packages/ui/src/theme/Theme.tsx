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
import { matchesMedia, watchMedia } from './watchMedia.ts';

export type ThemeChoice = 'light' | 'dark' | 'system';
export type ResolvedTheme = 'light' | 'dark';

/** Where the choice is stored. Both may do nothing: the page then follows the system. Neither is called on a server. */
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

const watchSystem = (onChange: () => void) => watchMedia(prefersDark, onChange);
const systemIsDark = () => matchesMedia(prefersDark);
/** What was stored counts from the first render in the browser on; nobody else writes to it. */
const watchStorage = () => () => {};

/** An entry of localStorage, which may be full or forbidden: then nothing is stored. */
const storageAt = (key: string): ThemeStorage => ({
  read: () => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  },
  write: (choice) => {
    try {
      if (choice === 'system') localStorage.removeItem(key);
      else localStorage.setItem(key, choice);
    } catch {
      // The choice lasts as long as the page.
    }
  },
});

interface ThemeProps {
  /** Where the choice is kept: a key of localStorage, or a place of your own. Nowhere if left out. */
  storage?: string | ThemeStorage;
  children: ReactNode;
}

/** Sets `data-theme` on `<html>` (none for `system`) and provides the choice to `useTheme`. */
export function Theme({ storage = NO_STORAGE, children }: ThemeProps) {
  const place = useMemo(() => (typeof storage === 'string' ? storageAt(storage) : storage), [storage]);
  const [chosen, choose] = useState<ThemeChoice>();
  // A server knows neither. What it rendered is rendered once more before the two count.
  const stored = useSyncExternalStore(
    watchStorage,
    () => toChoice(place.read()),
    () => 'system' as const,
  );
  const dark = useSyncExternalStore(watchSystem, systemIsDark, () => false);
  const choice = chosen ?? stored;
  const resolved = choice === 'system' ? (dark ? 'dark' : 'light') : choice;

  useLayoutEffect(() => {
    // Not `stored`: while the page of a server comes alive, `themeScript` has set what is there already.
    const now = chosen ?? toChoice(place.read());
    const root = document.documentElement;
    if (now === 'system') root.removeAttribute('data-theme');
    else root.setAttribute('data-theme', now);
  }, [chosen, place]);

  const setChoice = useCallback(
    (next: ThemeChoice) => {
      choose(next);
      place.write(next);
    },
    [place],
  );

  const state = useMemo(() => ({ choice, resolved, setChoice }), [choice, resolved, setChoice]);
  return <ThemeContext value={state}>{children}</ThemeContext>;
}

/** The chosen appearance, the theme it resolves to now, and how to change it. */
export const useTheme = (): ThemeState => use(ThemeContext);
