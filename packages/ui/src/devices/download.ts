/** How long a file's object URL stays valid after the click, in ms: some browsers start reading it late. */
const KEEP_MS = 10_000;

/** Saves text or a blob as a file. Text is written as UTF-8 with the given MIME type. */
export function download(name: string, content: string | Blob, type = 'text/plain'): void {
  const blob =
    typeof content === 'string'
      ? new Blob([content], { type: type.includes('charset=') ? type : `${type};charset=utf-8` })
      : content;
  const address = URL.createObjectURL(blob);
  const anchor = document.createElement('a');
  anchor.href = address;
  anchor.download = name;
  anchor.hidden = true;
  document.body.append(anchor);
  anchor.click();
  anchor.remove();
  setTimeout(() => URL.revokeObjectURL(address), KEEP_MS);
}

/** Opens the browser's dialog for printing, which can save as PDF. Resolves when it is closed. */
export const printPage = (): Promise<void> =>
  new Promise((resolve) => {
    window.addEventListener('afterprint', () => resolve(), { once: true });
    window.print();
  });
