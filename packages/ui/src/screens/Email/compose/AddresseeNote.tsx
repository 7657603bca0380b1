import { newEmail, type Addressee } from '@switchboard/api-contract/agents/email';
import { useEffect, useEffectEvent, useState } from 'react';
import * as v from 'valibot';
import { cx } from '../../../components/cx.ts';
import { clip } from '../../../format/text.ts';
import { ink, text } from '../../../theme/typography.css.ts';
import type { ComposeControl } from './ComposeControl.ts';

interface AddresseeNoteProps extends Pick<ComposeControl, 'onAddressee'> {
  /** What stands in To. */
  to: unknown;
  /** Called once it is known who that is; nobody while it is not. */
  onKnown: (who: Addressee) => void;
}

/** Typing changes the address letter by letter. */
const pauseMs = 300;

/** Says who has the address, as far as contacts, leads and messages know. */
export function AddresseeNote({ to, onAddressee, onKnown }: AddresseeNoteProps) {
  const address = v.is(newEmail.entries.to, to) ? to : '';
  const [found, setFound] = useState<{ readonly address: string; readonly who: Addressee }>();
  const know = useEffectEvent((who: Addressee) => {
    setFound({ address, who });
    onKnown(who);
  });
  useEffect(() => {
    if (!address) return undefined;
    let wanted = true;
    const find = async () => {
      const outcome = await onAddressee(address);
      // A template can be filled in by hand, so that a failed look-up keeps nobody from writing.
      if (wanted) know(outcome.kind === 'done' ? outcome.value : {});
    };
    const timer = setTimeout(() => void find(), pauseMs);
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [address, onAddressee]);
  const { name, company } = found?.address === address ? found.who : {};
  const words = [name, company].flatMap((word) => (word?.trim() ? [clip(word.trim(), 80)] : []));
  return (
    <span aria-live="polite" className={cx(text.caption, ink.muted)}>
      {words.join(', ')}
    </span>
  );
}
