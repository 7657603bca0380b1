import { createContext, use, useSyncExternalStore, type ComponentType, type ReactNode } from 'react';
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

/** The fallbacks for a whole page that loads or failed to load; nothing by default. */
export const PageStandIns = createContext<{ readonly waiting?: ReactNode; readonly failed?: ReactNode }>({});

/**
 * The only way to load code in a separate chunk: pages, tabs, dialogs, charts. Its fallbacks stay within its region;
 * a page without its own uses those of the surrounding context.
 */
export function part<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  standIns: StandIns<Props> = {},
): Part<Props> {
  const { get, subscribe, begin, preload } = partLoader(load);
  function Shown(props: Props) {
    const loaded = useSyncExternalStore(subscribe, get, get);
    const around = use(PageStandIns);
    if (loaded === 'failed') return standIns.failed ? standIns.failed(props) : around.failed;
    if (loaded) return <loaded.part {...props} />;
    begin();
    return standIns.waiting ? standIns.waiting(props) : around.waiting;
  }
  return Object.assign(Shown, { preload });
}
