import type { ThemeChoice } from '../../theme/Theme.tsx';
import { bar, picture, sheet, split } from './ThemePicture.css.ts';

/** A miniature page in the colours of a theme; half light and half dark for the system theme. */
export function ThemePicture({ theme }: { theme: ThemeChoice }) {
  if (theme === 'system') {
    return (
      <span className={picture} data-theme="light" aria-hidden="true">
        <span className={split} data-theme="dark" />
      </span>
    );
  }
  return (
    <span className={picture} data-theme={theme} aria-hidden="true">
      <span className={sheet}>
        <span className={bar.title} />
        <span className={bar.text} />
      </span>
    </span>
  );
}
