import { useToast } from '@switchboard/ui/components/layers/Toast';
import { download } from '@switchboard/ui/devices/download';
import type { SaveFile } from '@switchboard/ui/format/exportFile';

/**
 * Saves an exported file; says so when a workbook cannot be made, as when its code did not come: browsers remember a
 * failed import, so only a reload asks for it again.
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
