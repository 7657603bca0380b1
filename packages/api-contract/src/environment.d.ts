// Where product.ts finds variables: Vite provides the first in the browser, Node the second. The contract uses
// nothing else of either.
interface ImportMeta {
  readonly env?: Readonly<Record<string, unknown>>;
}
declare var process: { readonly env: Readonly<Record<string, unknown>> } | undefined;
