import { Spinner } from '../../components/display/Spinner/Spinner.tsx';
import { screen } from './SessionLoadingScreen.css.ts';

/** Shown while the stored session is read. */
export function SessionLoadingScreen() {
  return (
    <main className={screen}>
      <Spinner size="lg" label="Loading" />
    </main>
  );
}
