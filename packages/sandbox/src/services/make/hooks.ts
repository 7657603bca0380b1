import { isFields, type Fields } from '../../requestFields.ts';
import type { World } from '../../world/createWorld.ts';
import { hexId } from '../../world/seededRandom.ts';

interface Incoming {
  readonly id: string;
  readonly scope: 'hook';
  readonly size: number;
  readonly created: string;
  readonly data: Fields;
}

interface Hook {
  readonly id: number;
  readonly udid: string;
  readonly incomings: Incoming[];
}

const team = 4;
const queueLimit = 10_000;

/** The webhooks of the team. The first is there from the start, others once somebody calls them. */
export function createHooks(world: World) {
  const hooks: Hook[] = [{ id: 654, udid: 'sandbox', incomings: [] }];
  const hookOf = (udid: string): Hook => {
    const found = hooks.find((hook) => hook.udid === udid);
    if (found) return found;
    const made = { id: 654 + hooks.length, udid, incomings: [] };
    hooks.push(made);
    return made;
  };
  return {
    list: (teamId: number) =>
      hooks
        .filter(() => teamId === team)
        .map(({ id, udid, incomings }) => ({
          id,
          name: udid === 'sandbox' ? 'Notifications' : `Notifications ${udid}`,
          teamId: team,
          udid,
          type: 'web',
          typeName: 'gateway-webhook',
          packageName: null,
          theme: '#f21361',
          flags: {},
          editable: true,
          queueCount: incomings.length,
          queueLimit,
          enabled: true,
          gone: false,
          scenarioId: 925 + id,
          url: `https://hook.eu1.make.com/${udid}`,
        })),
    waiting: (id: number) => {
      const hook = hooks.find((one) => one.id === id);
      return (
        hook && {
          incomings: hook.incomings.map(({ data: _data, ...incoming }) => incoming),
          pg: { sortBy: 'created', limit: queueLimit, sortDir: 'asc', offset: 0 },
        }
      );
    },
    incoming: (id: number, incoming: string): Incoming | undefined =>
      hooks.find((hook) => hook.id === id)?.incomings.find((one) => one.id === incoming),
    /** JSON as it is, a form by its fields, and any other text as a value. */
    bodyOf: async (request: Request): Promise<Fields> => {
      const text = await request.text();
      if ((request.headers.get('content-type') ?? '').startsWith('application/x-www-form-urlencoded'))
        return Object.fromEntries(new URLSearchParams(text));
      try {
        const body: unknown = JSON.parse(text);
        return isFields(body) ? body : { value: body };
      } catch {
        return { value: text };
      }
    },
    take: (udid: string, data: Fields): void => {
      const { incomings } = hookOf(udid);
      incomings.push({
        id: hexId(`make ${udid} ${incomings.length}`, 32),
        scope: 'hook',
        size: JSON.stringify(data).length,
        created: world.clock().toISOString(),
        data,
      });
    },
  };
}
