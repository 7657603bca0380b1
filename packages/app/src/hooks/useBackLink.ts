import { agentTable } from '@switchboard/api-contract/agentTable';
import { useLocation } from 'react-router-dom';
import { paths } from '../paths.ts';
import { readReturnAddress } from '../returnAddress.ts';
import { useAddressState } from './useAddressState.ts';

/** The link back to the page whose link led here, if the address names one. */
export function useBackLink(): { readonly href: string; readonly label: string } | undefined {
  const { pathname } = useLocation();
  const [{ from }] = useAddressState({ from: '' });
  const href = readReturnAddress(from);
  if (href === undefined || href === pathname) return undefined;
  if (href === paths.dashboard) return { href, label: 'Back to Dashboard' };
  const agent = agentTable.find(({ id, slug }) => href === paths.agent(id) || href === paths.workspace(slug));
  return { href, label: `Back to ${agent?.name ?? 'the agent'}` };
}
