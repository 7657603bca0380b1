import { endpoints } from '@switchboard/api-contract/endpoints';
import { keyRights } from '@switchboard/api-contract/keys';
import { missingRightFor, parseActions } from '../assistant/actions/actions.ts';
import { asActor, asServer, type CallerKey, type Member } from '../platform/actor.ts';
import { route } from '../platform/http/route.ts';
import type { Server } from '../platform/http/Server.ts';
import { Refusal } from '../platform/Refusal.ts';
import { decideRequest, describeRequest, findRequest, type RequestRow } from '../requests/requests.ts';
import { carryOutRequest } from './carryOutRequest.ts';

/** The key that asked, as what is done names it. A member's yes lets it do just this. */
const keyOf = ({ keyId: id, keyName: name, owner }: RequestRow): CallerKey => ({
  id,
  name,
  owner,
  rights: keyRights,
  acts: 'act',
});

/** What programs ask for, and the yes to it. */
export function requestRoutes(server: Server): void {
  const { context } = server;
  const { db, clock } = context;
  /** Refuses members whose role does not allow what was asked. */
  const refuseUnlessAllowed = async (member: Member, id: string): Promise<void> => {
    const { actionsJson } = await findRequest(db, member, id);
    const missing = missingRightFor(member.role, parseActions(actionsJson));
    if (missing !== undefined) throw new Refusal('forbidden', missing);
  };
  route(server, endpoints.programRequest, async ({ member, params }) =>
    describeRequest(await findRequest(db, member, params.requestId), clock()),
  );
  route(server, endpoints.allowRequest, async ({ member, params: { requestId: id }, request }) => {
    await refuseUnlessAllowed(member, id);
    const row = await decideRequest(context, member, id, 'doing');
    const by = { type: 'member', id: member.userId, name: member.name } as const;
    // The lines of what is done are its own, not those of this call.
    const ended = await asServer(() =>
      asActor({ by, address: request.ip }, () =>
        carryOutRequest(context, { member: { ...member, key: keyOf(row) }, by, row }, (err) =>
          request.log.error({ request: request.id, err }, 'what a program asked for failed unexpectedly'),
        ),
      ),
    );
    return describeRequest({ ...row, ...ended }, clock());
  });
  route(server, endpoints.discardRequest, async ({ member, params: { requestId: id } }) => {
    await refuseUnlessAllowed(member, id);
    return describeRequest(await decideRequest(context, member, id, 'discarded'), clock());
  });
}
