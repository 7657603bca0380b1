import { loading, ready, type ViewState } from '@switchboard/ui/format/viewState';
import { useEffect, useState } from 'react';

/**
 * `view`, or the built-in sample while `needed`, loaded on demand. If that can't be loaded, `view` stays, and it is
 * tried again after the member's next failed retry.
 */
export function useSample<T>(view: ViewState<T>, needed: boolean, load: () => Promise<T>): ViewState<T> {
  const [sample, setSample] = useState<{ data: T } | 'failed'>();
  if (!needed && sample === 'failed') setSample(undefined);
  const loaded = typeof sample === 'object';
  const retrying = view.status === 'error' && view.retrying === true;
  useEffect(() => {
    if (!needed || loaded || retrying) return;
    load().then(
      (data) => setSample({ data }),
      () => setSample('failed'),
    );
  }, [needed, loaded, retrying, load]);
  if (!needed || sample === 'failed') return view;
  return sample ? ready(sample.data) : loading;
}
