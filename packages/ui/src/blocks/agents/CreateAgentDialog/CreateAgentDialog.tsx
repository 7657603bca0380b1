import { part } from '../../../components/states/Part/Part.tsx';
import { dialogStandIns } from '../../forms/DialogStandIns/dialogStandIns.tsx';
import type { NewAgentDialogProps } from './NewAgentDialog.tsx';
import { newAgentTitle } from './newAgentTitle.ts';

/** Asks for the name, type and description of a new agent. Loaded when it is first opened. */
export const CreateAgentDialog = part<NewAgentDialogProps>(
  () => import('./NewAgentDialog.tsx').then((module) => module.NewAgentDialog),
  dialogStandIns(() => ({ title: newAgentTitle })),
);
