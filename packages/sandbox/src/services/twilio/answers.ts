/** An error as Twilio words it. */
export const failed = (status: number, code: number, message: string, headers: Readonly<Record<string, string>> = {}) =>
  Response.json(
    { code, message, more_info: `https://www.twilio.com/docs/errors/${code}`, status },
    { status, headers },
  );

export const notFound = (path: string): Response => failed(404, 20_404, `The requested resource ${path} was not found`);

/** A time as Twilio writes it (RFC 2822). */
export const formatDate = (time: Date): string => time.toUTCString().replace('GMT', '+0000');
