import { customSettings, servicesOfModel } from '@switchboard/api-contract/agents/custom';
import type { ServiceId } from '@switchboard/api-contract/catalogue';
import type { ServiceEnd } from '@switchboard/api-contract/services/ends';
import { modelServices } from '@switchboard/api-contract/services/models';
import type { Context } from '../platform/Context.ts';
import { storedConfiguration } from '../tenants/agentRows.ts';

interface Tested {
  readonly tenantId: string;
  readonly serviceId: ServiceId;
  readonly inSandbox: boolean;
}

/** A model that is in use, and who can name another. */
interface UsedModel {
  readonly id: string;
  readonly instead: string;
}

/** Of the models that a service says will end, those that are used here; other services' ends as they are. */
export async function endsOfUsedModels(
  context: Pick<Context, 'db' | 'config'>,
  tested: Tested,
  ends: readonly ServiceEnd[],
): Promise<ServiceEnd[]> {
  const service = modelServices.find((id) => id === tested.serviceId);
  if (!service) return [...ends];
  const used = await usedModels(context, service, tested);
  return ends.flatMap((end) => {
    const instead = used.find(({ id }) => id === end.what)?.instead;
    return instead === undefined ? [] : [{ ...end, instead }];
  });
}

async function usedModels(
  { db, config }: Pick<Context, 'db' | 'config'>,
  service: (typeof modelServices)[number],
  { tenantId, inSandbox }: Tested,
): Promise<UsedModel[]> {
  const byServer = (id: string, variable: string): UsedModel => ({
    id,
    instead: `Whoever runs this server can name another by ${variable}`,
  });
  const agents = await db
    .selectFrom('agents')
    .selectAll()
    .where('tenantId', '=', tenantId)
    .where('listType', '=', 'custom')
    .execute();
  const chosen = agents.flatMap((agent): UsedModel[] => {
    const { model } = customSettings.read(storedConfiguration(agent).customSettings);
    return model !== '' && servicesOfModel(model).includes(service)
      ? [{ id: model, instead: `Name another in the configuration of ${agent.name}` }]
      : [];
  });
  const voice =
    service === 'openai' && !inSandbox
      ? [
          {
            id: config.models.openai.speechModel,
            instead: 'The embedded voice speaks from then on, unless OPENAI_TTS_MODEL names another',
          },
        ]
      : [];
  return [byServer(config.models[service].model, `${service.toUpperCase()}_MODEL`), ...voice, ...chosen];
}
