import { NoValue } from '../../blocks/marks/NoValue/NoValue.tsx';
import { Link } from '../../components/actions/Link/Link.tsx';
import { clip } from '../../format/text.ts';
import { sourceLink } from './Research.css.ts';

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
