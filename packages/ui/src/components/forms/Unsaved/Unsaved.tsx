import { createContext, use, useLayoutEffect, type ReactNode } from 'react';

/** What happens to unsaved input when its page is left: kept as a draft, kept except for a secret, or lost. */
export type Unsaved = 'draft' | 'secret' | 'lost';

/** Registers unsaved input; call the result to unregister it. */
export type RegisterUnsaved = (unsaved: Unsaved) => () => void;

const UnsavedContext = createContext<RegisterUnsaved>(() => () => {});

interface UnsavedProviderProps {
  /** Called when input inside becomes unsaved; what it returns, when it is saved or gone. */
  register: RegisterUnsaved;
  /** The pages of the app. */
  children: ReactNode;
}

/** Collects all unsaved input inside, so that the app can ask before leaving the page. */
export function UnsavedProvider({ register, children }: UnsavedProviderProps) {
  return <UnsavedContext value={register}>{children}</UnsavedContext>;
}

/** Registers the calling form's unsaved input; undefined if there is none. */
export function useUnsaved(unsaved: Unsaved | undefined): void {
  const register = use(UnsavedContext);
  useLayoutEffect(() => (unsaved === undefined ? undefined : register(unsaved)), [register, unsaved]);
}
