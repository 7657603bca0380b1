/** An error as Stripe words it. */
export const failed = (
  status: number,
  message: string,
  {
    headers,
    code,
    ...more
  }: { readonly headers?: Readonly<Record<string, string>>; readonly code?: string; readonly param?: string } = {},
): Response =>
  Response.json(
    {
      error: {
        ...(code && { code, doc_url: `https://stripe.com/docs/error-codes/${code.replaceAll('_', '-')}` }),
        message,
        ...more,
        type: 'invalid_request_error',
      },
    },
    { status, ...(headers && { headers }) },
  );
