import { clip } from '../../../format/text.ts';
import type { RecordKind } from './recordKind.ts';

/** A record's display name: its title, or 'Unnamed lead'. */
export const nameOf = <R>({ one, titleOf }: Pick<RecordKind<R>, 'one' | 'titleOf'>, record: R): string =>
  clip(titleOf(record)?.trim() || `Unnamed ${one}`, 120);
