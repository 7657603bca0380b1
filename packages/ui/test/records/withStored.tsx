import type { Collection } from '@switchboard/api-contract/agents/defineAgent';
import type { ComponentType } from 'react';
import type { RecordsControl } from '../../src/blocks/records/RecordsSection/RecordsSectionProps.ts';
import { recordsArgs, useStoredRecords } from './storedRecords.ts';

interface Stored {
  readonly id: string;
  readonly version?: number | undefined;
}

/** A page whose records, in its property `name`, are searched, changed, deleted and restored as the server does. */
export function withStored<Row extends Stored, Name extends string, Page extends object>(
  Screen: ComponentType<Page>,
  name: Name,
  definition: Collection,
  prefix?: string,
) {
  const none = recordsArgs<Row>([]);
  return function StoredPage(
    page: Page & { readonly query: Readonly<Record<string, string>> } & {
      readonly [N in Name]?: RecordsControl<Row> | undefined;
    },
  ) {
    const records = useStoredRecords<Row>({ ...none, ...page[name] }, definition, page.query, prefix);
    return <Screen {...page} {...{ [name]: records }} />;
  };
}
