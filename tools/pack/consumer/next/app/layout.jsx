import { Theme } from '@switchboard/ui/theme/Theme';
import { themeScript } from '@switchboard/ui/theme/themeScript';
import { Links } from './Links';

export const metadata = { title: 'A host with Next.js', icons: 'data:,' };

export default function Layout({ children }) {
  return (
    <html lang="en" suppressHydrationWarning>
      <head>
        <script dangerouslySetInnerHTML={{ __html: themeScript('theme') }} />
      </head>
      <body>
        <Theme storage="theme">
          <Links>{children}</Links>
        </Theme>
      </body>
    </html>
  );
}
