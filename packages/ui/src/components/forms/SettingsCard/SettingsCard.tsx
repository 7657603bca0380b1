import { useId, type ReactNode } from 'react';
import { Card, CardHead } from '../../layout/Card/Card.tsx';
import { note as noteClass, settings } from './SettingsCard.css.ts';

interface SettingsCardProps {
  /** The heading, and the name of the region. */
  title: string;
  /** After the title: a sample mark or a count. */
  mark?: ReactNode;
  /** A note that applies to all of the settings. */
  note?: string;
  /** Small buttons or one link, on the right of the head. */
  actions?: ReactNode;
  /** The level of its heading. */
  level?: 2 | 3;
  /** SettingRows. */
  children: ReactNode;
}

/** A group of settings, separated by hairlines. */
export function SettingsCard({ title, mark, note, actions, level = 3, children }: SettingsCardProps) {
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id}>
      <CardHead id={id} title={title} mark={mark} actions={actions} level={level} />
      <div className={settings}>
        {note === undefined ? null : <p className={noteClass}>{note}</p>}
        {children}
      </div>
    </Card>
  );
}
