import { invalid, unknown } from './refused.ts';

/** The day of a release is the epoch where it is not known, as the API documents. */
const models = [
  ['claude-sonnet-5-5', 'Claude Sonnet 5.5'],
  ['claude-haiku-5-5', 'Claude Haiku 5.5'],
  ['claude-sonnet-4-5', 'Claude Sonnet 4.5'],
].map(([id, display_name]) => ({ type: 'model', id, display_name, created_at: '1970-01-01T00:00:00Z' }));

/** The page of models that a request asks for. */
export function listModels({ limit = '20', after_id: after, before_id: before }: Readonly<Record<string, string>>) {
  const most = Number(limit);
  if (!Number.isInteger(most) || most < 1 || most > 1_000) return invalid('limit: Input should be between 1 and 1000');
  const place = (id: string): number => {
    const at = models.findIndex((model) => model.id === id);
    return at < 0 ? unknown(`model: ${id}`) : at;
  };
  const rest =
    before === undefined ? models.slice(after === undefined ? 0 : place(after) + 1) : models.slice(0, place(before));
  const data = before === undefined ? rest.slice(0, most) : rest.slice(-most);
  return { data, has_more: data.length < rest.length, first_id: data[0]?.id ?? null, last_id: data.at(-1)?.id ?? null };
}
