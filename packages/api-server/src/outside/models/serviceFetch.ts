import type { Context } from '../../platform/Context.ts';
import { markConnectionFailed, saveLastSync } from '../credentials/connectionHealth.ts';
import { markReal, markSandbox, type MarkableRun } from '../Caller.ts';
import type { Connected } from '../credentials/credentials.ts';
import type { ModelService } from '@switchboard/api-contract/services/models';
import { reserve, settleCall, type Use } from '../metering/meter.ts';
import { readBytes } from '../providers/readBody.ts';
import { estimateUse, readUse, StreamUse } from './modelUse.ts';
import { readReply } from './readReply.ts';

const textBytes = 1_048_576;
/** A streamed answer is longer: each event repeats the answer's id, the model's name and more. */
const streamBytes = 4 * textBytes;

interface FetchOptions {
  /** Longer answers are rejected; for streams `streamBytes` is the limit. */
  readonly maxBytes?: number;
  /** The run that the requests are made for, if there is one. */
  readonly run?: MarkableRun | undefined;
  /** Gets a promise for each answer that is streamed, which resolves once it has ended and is counted. */
  readonly streams?: Promise<void>[];
}

/**
 * `fetch` for a connected model service, at the operator's address or in the sandbox. Counts each request and follows
 * no redirects, because they could take the key elsewhere.
 */
export function serviceFetch(
  context: Pick<Context, 'db' | 'vault' | 'clock' | 'fetch' | 'sandboxes' | 'metrics'>,
  tenantId: string,
  { serviceId, name, credentials }: Connected<ModelService>,
  { maxBytes = textBytes, run, streams }: FetchOptions = {},
): typeof fetch {
  const { sandboxes } = context;
  const key = sandboxes.keyOf({ tenantId, serviceId, credentials });
  const ask = key === undefined ? context.fetch : sandboxes.fetch(tenantId);
  return async (address, init) => {
    if (run) await (key === undefined ? markReal(context, run) : markSandbox(context, run, { serviceId, key }));
    const { model, stream, atMost } = estimateUse(init?.body);
    const sandbox = key !== undefined;
    const ticket = await reserve(context, { tenantId, service: serviceId, model, caller: run, sandbox, atMost });
    let used: readonly Use[] = [];
    let isStreamed = false;
    const settle = () => {
      if (run) delete run.origin.waitsFor;
      return settleCall(context, ticket, used);
    };
    const noteHealth = async (status: number) => {
      if (status < 300) await saveLastSync(context.db, { tenantId, serviceId, at: context.clock().toISOString() });
      if (status === 401)
        await markConnectionFailed(
          context,
          { tenantId, serviceId, credentials, runId: run?.origin.runId },
          { kind: 'credentialsOutdated', args: { service: name } },
        );
    };
    try {
      if (run) run.origin.waitsFor = name;
      const response = await ask(address, { ...init, redirect: 'error' });
      // The service charges for an answer that began well, even if the rest of it can't be read.
      if (response.ok) used = atMost;
      const { headers } = response;
      if (stream && response.ok) {
        const { readStream, refusalStatusOf } = await import('./readStream.ts');
        const events = readStream(response, { serviceId, model, maxBytes: streamBytes });
        // A service that refuses says so in place of the first event, also after a status of 200.
        const first = await events.next().catch(async (error: unknown) => {
          const status = refusalStatusOf(error);
          if (status !== undefined) used = [];
          if (status !== undefined) await noteHealth(status);
          throw error;
        });
        await noteHealth(response.status);
        isStreamed = true;
        return new Response(streamOf(first, events), { headers: { 'content-type': 'text/event-stream' } });
      }
      const received = await readBytes(response, maxBytes);
      const { status, bytes } = readReply({ status: response.status, bytes: received }, headers);
      used = status < 300 ? (readUse(received, headers) ?? atMost) : [];
      await noteHealth(status);
      return new Response(bytes.length > 0 ? bytes : null, { status, headers });
    } finally {
      if (!isStreamed) await settle();
    }

    /** The events as a stream; once it ends or is cancelled, its use is settled. */
    function streamOf(first: IteratorResult<unknown>, events: AsyncGenerator): ReadableStream<Uint8Array> {
      const use = new StreamUse();
      const encoder = new TextEncoder();
      const ended = Promise.withResolvers<void>();
      streams?.push(ended.promise);
      let next: Promise<IteratorResult<unknown>> | undefined = Promise.resolve(first);
      let hasEnded = false;
      const end = async () => {
        if (hasEnded) return;
        hasEnded = true;
        await events.return(undefined).catch(() => {});
        await settle().finally(ended.resolve);
      };
      return new ReadableStream({
        pull: async (controller) => {
          try {
            const { done, value } = await (next ?? events.next());
            next = undefined;
            if (!done) {
              use.add(value);
              return controller.enqueue(encoder.encode(`data: ${JSON.stringify(value)}\n\n`));
            }
            used = use.reported ?? use.estimate(atMost);
            await end();
            controller.close();
          } catch (error) {
            used = use.estimate(atMost);
            await end();
            controller.error(error);
          }
        },
        cancel: () => {
          used = use.estimate(atMost);
          return end();
        },
      });
    }
  };
}
