import { part } from '../../../components/states/Part/Part.tsx';
import { dialogStandIns } from '../../forms/DialogStandIns/dialogStandIns.tsx';
import { sendTitle } from './sendWords.ts';

export type { SendToControl } from './sendToControl.ts';

/** Sends records to another service: where, which field into which, and then what became of each. */
export const SendToDialog = part(
  () => import('./SendDialog.tsx').then((module) => module.SendDialog),
  dialogStandIns(({ records }) => ({ title: sendTitle(records), size: 'lg' })),
);
