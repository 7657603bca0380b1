import { limits } from '@switchboard/api-contract/limits';
import type { ListParams } from '@switchboard/api-contract/records/listParams';
import { noRows, type Rows } from '@switchboard/api-contract/wire';
import { mapReady, type ViewState } from '@switchboard/ui/format/viewState';
import { toViewState } from '../toViewState.ts';
import { useRead } from '../useRead.ts';
import { recordQueries, type ServerCollection } from './recordQueries.ts';

/** The first page of a list, read again as often as the page of its agent. */
export function useFirstRecords<Row>(source: ServerCollection<Row>, params: ListParams): ViewState<Rows<Row>> {
  const query = useRead({ ...recordQueries.list(source, params), refetchInterval: limits.pollMs.agent });
  return mapReady(toViewState(query), ([first]) => first?.items ?? noRows);
}
