let said: string[] = [];

const text = (part: unknown): string => (part instanceof Error ? (part.stack ?? part.message) : String(part));

/** Collects console errors, console warnings and uncaught errors until the returned function is called. */
export function watchConsole(): () => void {
  said = [];
  const { error, warn } = console;
  const note =
    (print: (...parts: unknown[]) => void) =>
    (...parts: unknown[]): void => {
      said.push(parts.map(text).join(' '));
      print(...parts);
    };
  console.error = note(error);
  console.warn = note(warn);
  const onError = (event: ErrorEvent): void => void said.push(`uncaught: ${text(event.error ?? event.message)}`);
  const onRejection = (event: PromiseRejectionEvent): void =>
    void said.push(`unhandled rejection: ${text(event.reason)}`);
  window.addEventListener('error', onError);
  window.addEventListener('unhandledrejection', onRejection);
  return () => {
    console.error = error;
    console.warn = warn;
    window.removeEventListener('error', onError);
    window.removeEventListener('unhandledrejection', onRejection);
  };
}

/** Throws if there was any message that no pattern of `parameters.allowConsole` allows. */
export function expectSilence(allowed: readonly RegExp[] = []): void {
  const left = said.filter((line) => !allowed.some((pattern) => pattern.test(line)));
  if (left.length > 0) throw new Error(`The story was not silent:\n${left.join('\n')}`);
}
