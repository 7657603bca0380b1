import { useCallback, useState } from 'react';
import type { RecordsControl } from './recordsControl.ts';
import { versionOf } from './versionOf.ts';

/** The record whose detail is open, as it is listed or was written since: that may take it off a filtered list. */
export function useOpened<R extends { readonly id: string }>(
  { known = [], opened }: RecordsControl<R>,
  listed: readonly R[],
) {
  const [pressed, setPressed] = useState<R>();
  const [named, setNamed] = useState<string>();
  const id = opened?.id;
  // After a reload, or by a link, the record of the address is open.
  const linked = id === undefined ? undefined : (listed.find((each) => each.id === id) ?? opened?.draft?.of);
  if (id !== named && (id === undefined || linked)) {
    setNamed(id);
    setPressed(pressed ?? linked);
  }
  const tell = opened?.onOpen;
  const onOpen = useCallback(
    (row: R | undefined) => {
      setPressed(row);
      tell?.(row?.id);
    },
    [tell],
  );
  const isSame = (row: R | undefined) => row !== undefined && row.id === pressed?.id;
  const record = [known.find(isSame), opened?.written, listed.find(isSame)].reduce(
    (newest, row) => (newest && row && isSame(row) && versionOf(row) >= versionOf(newest) ? row : newest),
    pressed,
  );
  return { record, onOpen };
}
