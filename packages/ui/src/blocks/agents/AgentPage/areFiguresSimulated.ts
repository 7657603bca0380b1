import { isSimulated } from '../../records/RecordsSection/simulated.tsx';

const itemsOf = (value: unknown): readonly unknown[] =>
  typeof value === 'object' && value !== null && 'items' in value && Array.isArray(value.items) ? value.items : [];

/**
 * Whether the figures of a status answer count the sandbox. They do as long as there is nothing real: as soon as real
 * records stand beside simulated ones, the server counts those alone.
 */
export function areFiguresSimulated(status: object | undefined): boolean {
  const marked = Object.values(status ?? {})
    .map(itemsOf)
    .filter((items) => items.some(isSimulated));
  return marked.length > 0 && marked.every((items) => items.every(isSimulated));
}
