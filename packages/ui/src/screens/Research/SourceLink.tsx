import { NoValue } from '../../blocks/marks/NoValue/NoValue.tsx';
import { Link } from '../../components/actions/Link/Link.tsx';
import { clip } from '../../format/text.ts';

/** The address of a source as a link without its protocol; text where it is none of the web. */
export function SourceLink({ url, children }: { url: string | undefined; children?: string }) {
  const address = url?.trim() ?? '';
  if (address === '' && !children) return <NoValue />;
  const shown = <bdi>{clip(children ?? address.replace(/^https?:\/\//i, ''), 120)}</bdi>;
  return /^https?:\/\//i.test(address) ? <Link href={address}>{shown}</Link> : shown;
}
