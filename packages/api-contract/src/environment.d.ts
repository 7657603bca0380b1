// Where product.ts finds variables: Vite puts the first into what a browser loads, Node has the second. The contract
// knows nothing else of either.
interface ImportMeta {
  readonly env?: Readonly<Record<string, unknown>>;
}
declare var process: { readonly env: Readonly<Record<string, unknown>> } | undefined;
