/** The product's name and words, in one place. A white-label build sets them through `VITE_PRODUCT_*` variables. */
const variables: Record<string, unknown> = import.meta.env ?? globalThis.process?.env ?? {};

function setting(name: string, standard: string): string {
  const value = variables[name];
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : standard;
}

/** Name, id (part of the chat address and of the orchestrator's id), version label and subtitle of the product. */
export const product = {
  name: setting('VITE_PRODUCT_NAME', 'Switchboard'),
  id: setting('VITE_PRODUCT_ID', 'switchboard'),
  version: setting('VITE_PRODUCT_VERSION', 'v1.0'),
  subtitle: setting('VITE_PRODUCT_SUBTITLE', 'Voice and chat assistant'),
} as const;
