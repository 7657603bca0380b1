import { createStore } from '@switchboard/ui/devices/createStore';
import type { AssistantVisit } from '@switchboard/ui/screens/Assistant/engine/AssistantState';
import { createContext } from 'react';

/** A store for the visit to the assistant, which lasts while other pages are open. */
export const createVisitStore = () => createStore<AssistantVisit | undefined>(undefined);

/** The signed-in member's visit; signing out drops it with all cached data. */
export const VisitContext = createContext(createVisitStore());
