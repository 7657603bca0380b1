import type { Service } from '@switchboard/api-contract/catalogue';

/** The values of a setup form, by field key. */
export type SetupValues = Readonly<Record<string, string>>;

/** An empty form. The server never returns stored values; blank fields keep them. */
export const emptySetup = (service: Service): SetupValues =>
  Object.fromEntries(service.fields.map((field) => [field.key, '']));

/** '{Label} is required' for each required field that is blank after trimming and not stored, in the order of the form. */
export function setupProblems(
  service: Service,
  values: SetupValues,
  stored: readonly string[],
): Record<string, string> {
  const blank = service.fields.filter(
    (field) => field.required && (values[field.key] ?? '').trim() === '' && !stored.includes(field.key),
  );
  return Object.fromEntries(blank.map((field) => [field.key, `${field.label} is required`]));
}

/** The values to send: every field, trimmed. */
export const setupBody = (service: Service, values: SetupValues): Record<string, string> =>
  Object.fromEntries(service.fields.map((field) => [field.key, (values[field.key] ?? '').trim()]));

/** The OAuth client alone, which is what a service of Google's requires; the rest comes from Google. */
export const clientOf = (service: Service, values: SetupValues): Record<string, string> =>
  setupBody({ ...service, fields: service.fields.filter(({ required }) => required) }, values);
