import { useToast } from '@switchboard/ui/components/layers/Toast';
import { download } from '@switchboard/ui/devices/download';
import { exportToasts } from '@switchboard/ui/rules/toasts';
import { refusalOf } from '../api/outcomes.ts';

/** Saves a file that the server answers with. One toast says that it was saved, or why nothing was exported. */
export function useSaveAnswer(): (name: string, answer: Promise<Blob | null>) => Promise<void> {
  const toast = useToast();
  return async (name, answer) => {
    try {
      const file = await answer;
      if (!file) return;
      download(name, file);
      toast.show(exportToasts.done(name));
    } catch (error) {
      const refusal = refusalOf(error);
      if (refusal.kind !== 'ended') toast.show(exportToasts.failed(refusal.message));
    }
  };
}
