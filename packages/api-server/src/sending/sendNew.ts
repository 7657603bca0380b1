import { newSentTo, sentCollectionFor } from '@switchboard/api-contract/agents/newSentTo';
import type { RunFollower } from '../runs/RunFollower.ts';
import { sendWaiting } from './sendWaiting.ts';

/**
 * Sends the records that a run found for the first time, with those that earlier runs could not send, to each service
 * that its configuration names.
 */
export const sendNew: RunFollower = {
  after: (context, run) => {
    const { agent, configuration } = run;
    const collection = sentCollectionFor(agent.listType);
    if (!collection) return [];
    return newSentTo(agent.listType, configuration.customSettings).map(
      (service) => () => sendWaiting(context, run, { agent, collection, service }),
    );
  },
};
