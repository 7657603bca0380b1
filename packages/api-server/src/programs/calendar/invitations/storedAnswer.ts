import { factOrTextSchema } from '@switchboard/api-contract/words/factOrText';
import * as v from 'valibot';

/** What is kept of something that was done about an event, as an act carries it until then. */
export const storedAnswer = v.object({
  id: v.string(),
  eventId: v.string(),
  title: v.string(),
  whose: v.string(),
  did: v.picklist(['accepted', 'declined', 'room']),
  text: factOrTextSchema,
  reason: factOrTextSchema,
});
export type StoredAnswer = v.InferOutput<typeof storedAnswer>;
