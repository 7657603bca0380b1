/** Passes on what a promise brings. Rejects if that takes longer than so many ms: a browser may stop answering for good. */
export async function within<T>(ms: number, what: string, promise: Promise<T>): Promise<T> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new Error(`${what} did not end within ${ms / 1000} s`)), ms);
  try {
    return await Promise.race([promise, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}
