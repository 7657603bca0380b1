import { createStore } from '@switchboard/ui/devices/store';
import type { AssistantVisit } from '@switchboard/ui/screens/Assistant/engine/AssistantState';
import { createContext } from 'react';

/** Holds the visit to the assistant while another page is open. */
export const createVisitKeeper = () => createStore<AssistantVisit | undefined>(undefined);

/** The keeper of the member who is signed in; it goes with the member, like all cached data. */
export const VisitContext = createContext(createVisitKeeper());
