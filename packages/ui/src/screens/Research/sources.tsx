import type { ResearchSource, ResearchTask } from '@switchboard/api-contract/agents/research';
import { NoValue } from '../../blocks/marks/NoValue/NoValue.tsx';
import { Link } from '../../components/actions/Link/Link.tsx';
import { clip } from '../../format/text.ts';
import { sourceLink } from './Research.css.ts';

/** A source under the number by which the insights of a research name it. */
export interface CitedSource {
  readonly number: number;
  /** Undefined if it is no longer listed. */
  readonly source: ResearchSource | undefined;
}

/** The sources of a research, in the order of their numbers. Of an older one, which names none, all that it found. */
export function citedSources(
  { id, sourceIds }: ResearchTask,
  sources: readonly ResearchSource[],
): readonly CitedSource[] {
  const own = sources.filter(({ taskId }) => taskId === id);
  if (!sourceIds) return own.map((source, index) => ({ number: index + 1, source }));
  const byId = new Map(sources.map((source) => [source.id, source]));
  return sourceIds.map((sourceId, index) => ({ number: index + 1, source: byId.get(sourceId) }));
}

/** A source's address as a link, shown without the protocol; plain text if it is not a web address. */
export function SourceLink({ url, children }: { url: string | undefined; children?: string }) {
  const address = url?.trim() ?? '';
  if (address === '' && !children) return <NoValue />;
  const shown = <bdi>{clip(children ?? address.replace(/^https?:\/\//i, ''), 120)}</bdi>;
  return /^https?:\/\//i.test(address) ? (
    <Link href={address} className={sourceLink}>
      {shown}
    </Link>
  ) : (
    shown
  );
}
