import { createContext, use, useSyncExternalStore, type ComponentType, type ReactNode } from 'react';
import { partLoader } from '../../../devices/partLoader.ts';

/** A component whose code comes when it is first shown. */
export interface Part<Props> {
  (props: Props): ReactNode;
  /** Loads the code in good time: when the page is idle, or a pointer or the focus comes near what shows it. */
  preload: () => void;
}

interface StandIns<Props> {
  /** While the code is on its way. */
  waiting?: (props: Props) => ReactNode;
  /** When it did not come. */
  failed?: (props: Props) => ReactNode;
}

/** What stands in for a whole page on its way, or one that did not come; nothing by default. */
export const PageStandIns = createContext<{ readonly waiting?: ReactNode; readonly failed?: ReactNode }>({});

/**
 * The one way to code in a chunk of its own: pages, tabs, dialogs, charts. What stands in for it keeps to its region; a
 * page without stand-ins of its own takes those of its surroundings.
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
