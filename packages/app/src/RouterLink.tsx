import type { AnchorProps } from '@switchboard/ui/components/actions/Link';
import { Link } from 'react-router-dom';

/** Sends the library's links through the router, but for places on the same page. */
export const RouterLink = ({ href, ...props }: AnchorProps) =>
  href.startsWith('#') ? <a href={href} {...props} /> : <Link to={href} {...props} />;
