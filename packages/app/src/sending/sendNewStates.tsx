import { SendNew } from '@switchboard/ui/blocks/records/SendNew';
import { useDestinations } from '../queries/agentPages/useSending.ts';

interface Of {
  readonly agentId: string;
  readonly collection: string;
}

function States({ chosen, ...of }: Of & { readonly chosen: readonly string[] }) {
  return <SendNew chosen={chosen} {...useDestinations(of)} />;
}

/** What a configuration says of the services that new records are sent to. Nothing is asked while none is chosen. */
export const sendNewStates = (of: Of) => (chosen: readonly string[]) =>
  chosen.length === 0 ? null : <States {...of} chosen={chosen} />;
