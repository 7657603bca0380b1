import type { ServiceId } from '@switchboard/api-contract/catalogue';
import type { SandboxKey } from '@switchboard/api-contract/sandboxKeys';
import * as v from 'valibot';
import { providers } from '../providers/providers.ts';
import { noCredit, noPermission, undecided, wrongCredentials, type CheckResult } from '../providers/checkResults.ts';
import { bearer, whoAmI, type Check } from '../providers/whoAmI.ts';

const outOfQuota = v.object({ error: v.object({ type: v.literal('insufficient_quota') }) });

/** Calls that would cost money or start something outside. In the sandbox they are free. */
const freeChecks: Partial<Record<ServiceId, Check>> = {
  perplexity: whoAmI({
    service: 'perplexity',
    request: ({ apiKey }) => ({
      method: 'POST',
      url: 'https://api.perplexity.ai/search',
      headers: { 'content-type': 'application/json', ...bearer(apiKey) },
      body: JSON.stringify({ query: 'test', max_results: 1 }),
    }),
    success: v.object({ results: v.array(v.unknown()) }),
    judge: ({ body }) => (v.is(outOfQuota, body) ? noCredit('perplexity') : undefined),
  }),
  zapier: whoAmI({
    service: 'zapier',
    request: ({ webhookUrl = '' }) => ({ method: 'POST', url: webhookUrl, body: '{}' }),
    success: v.object({ status: v.literal('success') }),
    judge: ({ status }) => (status === 410 ? wrongCredentials('zapier') : undefined),
  }),
};

/** What is wrong with a key, where the call that checks it does not tell. */
const known: Partial<Record<SandboxKey, (id: ServiceId) => CheckResult>> = {
  'sandbox-wrong': wrongCredentials,
  'sandbox-no-permission': noPermission,
  'sandbox-rate-limited': (id) => undecided(id, 429),
  'sandbox-no-credit': noCredit,
};
/** How much a test tells against the credentials. */
const severity = { ok: 0, 'shape-only': 0, 'could-not-check': 1, 'wrong-credentials': 2, 'no-permission': 2 } as const;

/** Checks a connection to the sandbox: by the service's own check, and by what is known about its key. */
export function checkInSandbox(serviceId: ServiceId, key: string): Check {
  return async (credentials, call) => {
    const found = await (freeChecks[serviceId] ?? providers[serviceId])(credentials, call);
    const { latencyMs } = found;
    const fault = known[key as SandboxKey]?.(serviceId);
    return fault && severity[fault.outcome] > severity[found.outcome]
      ? { ...fault, ...(latencyMs !== undefined && { latencyMs }) }
      : found;
  };
}
