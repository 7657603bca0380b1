import type { Context } from '../../platform/Context.ts';
import { noteRefused } from '../credentials/noteRefused.ts';
import { noteSync } from '../credentials/noteSync.ts';
import { markReal, markSandbox, type Marked } from '../Origin.ts';
import type { Connected } from '../credentials/firstConnected.ts';
import type { ModelService } from '@switchboard/api-contract/services/models';
import { reserve, settleCall, type Use } from '../metering/meter.ts';
import { readBytes } from './readBytes.ts';
import { estimateUse, readUse } from './modelUse.ts';
import { readReply } from './readReply.ts';

const textBytes = 1_048_576;

interface FetchOptions {
  /** Longer answers are rejected. */
  readonly maxBytes?: number;
  /** The run that the requests are made for, if there is one. */
  readonly run?: Marked | undefined;
}

/**
 * `fetch` for a connected model service, at the operator's address or in the sandbox. Counts each request and follows
 * no redirects, because they could take the key elsewhere.
 */
export function serviceFetch(
  context: Pick<Context, 'db' | 'vault' | 'clock' | 'fetch' | 'sandboxes'>,
  tenantId: string,
  { serviceId, name, credentials }: Connected<ModelService>,
  { maxBytes = textBytes, run }: FetchOptions = {},
): typeof fetch {
  const { sandboxes } = context;
  const key = sandboxes.keyOf({ tenantId, serviceId, credentials });
  const ask = key === undefined ? context.fetch : sandboxes.fetch(tenantId);
  return async (address, init) => {
    if (run) await (key === undefined ? markReal(context, run) : markSandbox(context, run, { serviceId, key }));
    const { model, atMost } = estimateUse(init?.body);
    const sandbox = key !== undefined;
    const ticket = await reserve(context, { tenantId, service: serviceId, model, caller: run, sandbox, atMost });
    let used: readonly Use[] = [];
    try {
      if (run) run.origin.waitsFor = name;
      const response = await ask(address, { ...init, redirect: 'error' });
      // Whoever answered well is paid, even if the rest of the answer can't be read.
      if (response.ok) used = atMost;
      const { headers } = response;
      const got = await readBytes(response, maxBytes);
      const { status, bytes } = readReply({ status: response.status, bytes: got }, headers);
      const isAnswered = status < 300;
      used = isAnswered ? (readUse(got, headers) ?? atMost) : [];
      if (isAnswered) await noteSync(context.db, { tenantId, serviceId, at: context.clock().toISOString() });
      if (status === 401)
        await noteRefused(
          context,
          { tenantId, serviceId, credentials, runId: run?.origin.runId },
          { kind: 'credentialsOutdated', args: { service: name } },
        );
      return new Response(bytes.length > 0 ? bytes : null, { status, headers });
    } finally {
      if (run) delete run.origin.waitsFor;
      await settleCall(context, ticket, used);
    }
  };
}
