import { refuse } from '../../Service.ts';

/** What every answer names. */
export const request_id = '00000000-0000-4000-8000-000000000000';

/** An error as Notion words it. */
export const errorResponse = (
  status: number,
  code: string,
  message: string,
  headers: Readonly<Record<string, string>> = {},
): Response => Response.json({ object: 'error', status, code, message, request_id }, { status, headers });

export const invalid = (message: string): never => refuse(errorResponse(400, 'validation_error', message));

/** A page of a list; the cursor is the id of the first on the next. */
export function listOf<T extends { readonly id: string }>(
  found: readonly T[],
  { start_cursor, page_size = 100 }: Readonly<Record<string, unknown>>,
) {
  if (!Number.isInteger(page_size) || Number(page_size) < 1 || Number(page_size) > 100)
    invalid(
      `body failed validation: body.page_size should be ≤ \`100\`, instead was \`${JSON.stringify(page_size)}\`.`,
    );
  const start = start_cursor === undefined ? 0 : found.findIndex(({ id }) => id === start_cursor);
  if (start < 0) invalid(`The start_cursor provided is invalid: ${JSON.stringify(start_cursor)}`);
  const next = found[start + Number(page_size)];
  return {
    object: 'list',
    results: found.slice(start, start + Number(page_size)),
    next_cursor: next?.id ?? null,
    has_more: next !== undefined,
    type: 'page_or_data_source',
    page_or_data_source: {},
    request_id,
  };
}
