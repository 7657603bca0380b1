import { shapeOnly, wrongCredentials } from './verdicts.ts';
import type { Check } from './whoAmI.ts';

/** Whether this is the address of a Catch Hook, e.g. https://hooks.zapier.com/hooks/catch/123/abc/ */
function isCatchHook(address: string): boolean {
  const url = URL.parse(address);
  return (
    url !== null &&
    url.origin === 'https://hooks.zapier.com' &&
    url.username === '' &&
    /^\/hooks\/catch\/\d+\/\w+(\/silent)?\/?$/.test(url.pathname)
  );
}

/**
 * A call would start the Zap, so only the format of the address is checked:
 * https://help.zapier.com/hc/en-us/articles/8496288690317
 */
export const zapier: Check = async ({ webhookUrl = '' }) =>
  isCatchHook(webhookUrl)
    ? shapeOnly({ kind: 'hookFormed', args: {} })
    : wrongCredentials('zapier', { kind: 'hookMisformed', args: {} });
