/** The port or address can't be opened. The message names the variable to change. */
export class ListenError extends Error {
  override readonly name = 'ListenError';
}

/** Where to listen. */
interface Place {
  /** The variable that the port comes from. */
  readonly variable: string;
  readonly port: number;
  readonly host: string;
}

/** Opens a port with `open`. Throws ListenError, with what to do, for the common causes of failure. */
export async function listen<T>(
  { variable, port, host }: Place,
  open: (place: { port: number; host: string }) => Promise<T>,
): Promise<T> {
  try {
    return await open({ port, host });
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'EADDRINUSE')
      throw new ListenError(
        `Port ${port} is in use. Stop the program that uses it, or set ${variable} to another port`,
        {
          cause: error,
        },
      );
    if (code === 'EACCES')
      throw new ListenError(`Port ${port} needs elevated rights. Set ${variable} to a port above 1023`, {
        cause: error,
      });
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND' || code === 'EAI_AGAIN')
      throw new ListenError(`HOST ${host} is not an address of this machine`, { cause: error });
    throw error;
  }
}
