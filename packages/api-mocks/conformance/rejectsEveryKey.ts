/** A language model provider that accepts no key. */
export const rejectsEveryKey: typeof fetch = () =>
  Promise.resolve(
    Response.json({ error: { message: 'Incorrect API key provided', code: 'invalid_api_key' } }, { status: 401 }),
  );
