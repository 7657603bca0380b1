import { useId, type ReactNode } from 'react';
import { Card, CardHead } from '../Card/Card.tsx';
import { settings } from './SettingsCard.css.ts';

interface SettingsCardProps {
  title: string;
  mark?: ReactNode;
  actions?: ReactNode;
  level?: 2 | 3;
  /** SettingRows. */
  children: ReactNode;
}

/** Settings that belong together, with hairlines between them. */
export function SettingsCard({ title, mark, actions, level, children }: SettingsCardProps) {
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id}>
      <CardHead id={id} title={title} mark={mark} actions={actions} level={level} />
      <div className={settings}>{children}</div>
    </Card>
  );
}
