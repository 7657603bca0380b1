import * as v from 'valibot';
import { sendServices, type SendService } from './send.ts';

/**
 * The setting of the agents whose records can be sent: where those that a run finds for the first time are sent by
 * themselves. To choose a destination is to allow it.
 */
export const sendNewTo = {
  sendNewTo: v.pipe(
    v.array(v.picklist(sendServices, `Choose among ${sendServices.join(', ')}`), 'sendNewTo must be a list'),
    v.transform((services) => [...new Set(services)]),
  ),
};
export const sendNewToDefault = { sendNewTo: [] as SendService[] };
