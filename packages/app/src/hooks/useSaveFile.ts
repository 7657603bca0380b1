import { useToast } from '@switchboard/ui/components/layers/Toast';
import { download } from '@switchboard/ui/devices/download';
import type { SaveFile } from '@switchboard/ui/format/exportFile';

/**
 * Saves an exported file, and says so if a workbook could not be made, for example because its code did not load:
 * browsers remember a failed import, so only a reload tries again.
 */
export function useSaveFile(): SaveFile {
  const toast = useToast();
  return ({ name, text, mime, make }) => {
    if (!make) return download(name, text, mime);
    return make().then(
      (workbook) => download(name, workbook),
      () =>
        toast.show({
          tone: 'critical',
          title: 'Error',
          description: `${name} could not be made. Reload the page and export again, or export as CSV.`,
        }),
    );
  };
}
