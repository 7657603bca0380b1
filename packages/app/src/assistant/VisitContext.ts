import { createStore } from '@switchboard/ui/devices/createStore';
import type { AssistantVisit } from '@switchboard/ui/screens/Assistant/engine/AssistantState';
import { createContext } from 'react';

/** Keeps the visit to the assistant while another page is open. */
export const createVisitStore = () => createStore<AssistantVisit | undefined>(undefined);

/** The keeper of the signed-in member; signing out drops it with all cached data. */
export const VisitContext = createContext(createVisitStore());
