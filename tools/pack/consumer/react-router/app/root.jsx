import { Theme } from '@switchboard/ui/theme/Theme';
import { themeScript } from '@switchboard/ui/theme/themeScript';
import { Links, Meta, Outlet, Scripts } from 'react-router';

export function Layout({ children }) {
  return (
    <html lang="en" suppressHydrationWarning>
      <head>
        <script dangerouslySetInnerHTML={{ __html: themeScript('theme') }} />
        <link rel="icon" href="data:," />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  return (
    <Theme storage="theme">
      <Outlet />
    </Theme>
  );
}
