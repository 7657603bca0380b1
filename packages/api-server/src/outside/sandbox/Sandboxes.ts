import { type ServiceId, serviceName } from '@switchboard/api-contract/catalogue';
import type { createSandbox, Sandbox } from '@switchboard/sandbox/createSandbox';
import type { Clock, Timers } from '../../platform/clock.ts';
import type { Config } from '../../platform/config.ts';
import { callThrough } from '../providers/callThrough.ts';
import { CallError, type Call } from '../providers/client.ts';
import type { Credentials } from '../providers/whoAmI.ts';
import { demoTenantId } from '../../tenants/demo.ts';
import { sandboxKeyIn } from './sandboxCredentials.ts';
import { RunFailure } from '../RunFailure.ts';
import { traced, type Work } from '../../platform/tracing/traced.ts';
import type { Context } from '../../platform/Context.ts';

declare module '../../platform/Context.ts' {
  interface Context {
    /** Answer in place of third-party services for connections that have a key of the sandbox. */
    readonly sandboxes: Sandboxes;
  }
}

interface SandboxesOptions {
  readonly clock: Clock;
  readonly timers: Timers;
  /** Who may use a sandbox. */
  readonly config: Pick<Config, 'sandbox'>;
  /** How one is made. By default loaded when first wanted, because it takes memory; tests wrap it. */
  readonly make?: MakeSandbox | undefined;
}

/** Makes a sandbox with a world of its own. */
export type MakeSandbox = (options: Parameters<typeof createSandbox>[0]) => Sandbox | Promise<Sandbox>;

const load: MakeSandbox = async (options) =>
  (await import('@switchboard/sandbox/createSandbox')).createSandbox(options);

/** A connection, as far as it decides who answers its calls. */
interface Connection {
  readonly tenantId: string;
  readonly serviceId: ServiceId;
  readonly credentials: Credentials;
}

/**
 * A sandbox for each tenant that uses one, made at its first call and kept in memory: what agents write there lasts
 * until the server stops.
 */
export class Sandboxes {
  readonly #options: SandboxesOptions;
  readonly #made = new Map<string, Promise<Sandbox>>();

  constructor(options: SandboxesOptions) {
    this.#options = options;
  }

  /** Whether the tenant may use the sandbox. */
  allows(tenantId: string): boolean {
    const { sandbox } = this.#options.config;
    return sandbox === 'on' || (sandbox !== 'off' && tenantId === demoTenantId);
  }

  /** The key of a connection to the sandbox; undefined for a real one. */
  keyOf({ tenantId, serviceId, credentials }: Connection): string | undefined {
    return this.allows(tenantId) ? sandboxKeyIn(serviceId, credentials) : undefined;
  }

  /** Calls the tenant's sandbox instead of the world outside. */
  call(tenantId: string): Call {
    return callThrough(async (url, init) => {
      const sandbox = await this.#of(tenantId);
      if (!sandbox.hasHost(URL.parse(url)?.hostname ?? '')) throw new CallError('unknown-host');
      return ask(sandbox, new Request(url, init));
    }, this.#options.timers);
  }

  /** `fetch` from the tenant's sandbox. */
  fetch(tenantId: string): typeof fetch {
    return async (address, init) => ask(await this.#of(tenantId), new Request(address, init));
  }

  #of(tenantId: string): Promise<Sandbox> {
    const made = this.#made.get(tenantId) ?? this.#make();
    this.#made.set(tenantId, made);
    return made;
  }

  async #make(): Promise<Sandbox> {
    const { clock, timers, make = load } = this.#options;
    return make({
      clock,
      wait: (milliseconds, signal) =>
        new Promise((resolve, reject) => {
          const cancel = timers.after(milliseconds, resolve);
          signal.addEventListener(
            'abort',
            () => {
              cancel();
              reject(signal.reason as Error);
            },
            { once: true },
          );
        }),
    });
  }
}

/** Asks a sandbox. A trace shows that as it shows a call that leaves this machine. */
function ask(sandbox: Sandbox, request: Request): Promise<Response> {
  const { hostname } = new URL(request.url);
  const work: Work = {
    name: `${request.method} ${hostname}`,
    leaves: true,
    attributes: {
      'http.request.method': request.method,
      'server.address': hostname,
      'switchboard.sandbox': true,
    },
  };
  return traced(work, async () => {
    const answer = await sandbox.fetch(request);
    work.attributes['http.response.status_code'] = answer.status;
    if (answer.status >= 400) work.attributes['error.type'] = String(answer.status);
    return answer;
  });
}

/** Refuses to write what is from the sandbox to a real account, and what is real to an account in the sandbox. */
export function refuseSandboxMismatch(
  { sandboxes }: Context,
  connection: { readonly tenantId: string; readonly serviceId: ServiceId; readonly credentials: Credentials },
  isFromSandbox: boolean,
): void {
  if ((sandboxes.keyOf(connection) !== undefined) === isFromSandbox) return;
  const service = serviceName(connection.serviceId);
  throw new RunFailure(
    { kind: isFromSandbox ? 'sandboxNotSent' : 'realNotPlayed', args: { service } },
    { next: { kind: 'connection', id: connection.serviceId } },
  );
}
