import type { AnchorProps } from '@switchboard/ui/components/Link';
import { Link } from 'react-router-dom';

/** How the library's links go through the router. */
export function RouterLink({ href, ...rest }: AnchorProps) {
  return <Link to={href} {...rest} />;
}
