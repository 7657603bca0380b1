import { useSyncExternalStore, type ComponentType, type ReactNode } from 'react';
import { partLoader } from '../../../devices/partLoader.ts';

/** A component whose code is loaded when it is first shown. */
export interface Part<Props> {
  (props: Props): ReactNode;
  /** Preloads the code, when the page is idle or a pointer or the focus reaches its opener. */
  preload: () => void;
}

interface StandIns<Props> {
  /** Shown while the code loads. */
  waiting?: (props: Props) => ReactNode;
  /** Shown if loading failed. */
  failed?: (props: Props) => ReactNode;
}

/** Loads the code of a region in a separate chunk. Its fallbacks stay within the region. */
export function part<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  standIns: StandIns<Props> = {},
): Part<Props> {
  const { get, subscribe, begin, preload } = partLoader(load);
  function Shown(props: Props) {
    const loaded = useSyncExternalStore(subscribe, get, get);
    if (loaded === 'failed') return standIns.failed?.(props);
    if (loaded) return <loaded.part {...props} />;
    begin();
    return standIns.waiting?.(props);
  }
  return Object.assign(Shown, { preload });
}
