import { SendToDialog } from '@switchboard/ui/blocks/records/SendToDialog';
import { useSending } from '../queries/agentPages/useSending.ts';

export interface SendToLayerProps {
  readonly agentId: string;
  /** One of those that can be sent. */
  readonly collection: string;
  readonly rows: readonly { readonly id: string; readonly name?: string | undefined }[];
  readonly onClose: () => void;
}

const words: Readonly<Record<string, readonly [string, string]>> = {
  leads: ['lead', 'leads'],
  contacts: ['contact', 'contacts'],
  businesses: ['business', 'businesses'],
};

/** The dialog that sends records, with what it reads and does. */
export function SendToLayer({ agentId, collection, rows, onClose }: SendToLayerProps) {
  const [one, many] = words[collection] ?? ['record', 'records'];
  const names = Object.fromEntries(rows.map(({ id, name }) => [id, name?.trim() || `Unnamed ${one}`]));
  const control = useSending({ agentId, collection, ids: Object.keys(names) });
  return <SendToDialog {...control} records={{ names, one, many }} onClose={onClose} />;
}
