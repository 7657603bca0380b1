import { TrySandbox } from '@switchboard/ui/blocks/agents/TrySandbox';
import { useSandboxOffer } from '../queries/useSandboxOffer.ts';

/** The offer to connect the sandbox, while there is one. */
export function SandboxOffer() {
  const offer = useSandboxOffer();
  return offer ? <TrySandbox {...offer} /> : null;
}
