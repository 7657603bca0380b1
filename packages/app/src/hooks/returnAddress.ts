import { agentTable } from '@switchboard/api-contract/agentTable';
import { useLocation } from 'react-router-dom';
import { paths } from '../paths.ts';
import { useAddressState } from './useAddressState.ts';

/** An address that leads to a place and back to the page at `from`, unless the place is on that page. */
export const withReturnAddress = (to: string, from: string): string =>
  to.split('?')[0] === from ? to : `${to}${to.includes('?') ? '&' : '?'}from=${encodeURIComponent(from)}`;

/**
 * The page to return to, if `from` names the dashboard, an agent's page or a tab of the profile; an address is trusted
 * with no more.
 */
export const readReturnAddress = (from: string): string | undefined =>
  /^\/(?:dashboard|agents?\/[\w-]{1,64}(?:\/detail)?|profile\?tab=[a-z]{1,20})$/.test(from) ? from : undefined;

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
