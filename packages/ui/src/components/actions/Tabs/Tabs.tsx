import * as Radix from '@radix-ui/react-tabs';
import { memo, startTransition, useDeferredValue, useLayoutEffect, useOptimistic, useRef, type ReactNode } from 'react';
import { cx } from '../../cx.ts';
import { scrollEdge } from '../../layout/ScrollEdge/ScrollEdge.css.ts';
import { scrollToCurrent } from '../../scrollToCurrent.ts';
import { label as labelClass, list, panel, root, tab } from './Tabs.css.ts';

export interface TabItem<Value extends string = string> {
  value: Value;
  label: string;
  /** After the label: a count, a lamp. */
  badge?: ReactNode;
  /** A function is called only while the tab is shown. */
  content: ReactNode | (() => ReactNode);
}

interface TabsProps<Value extends string> {
  /** The name of the tab list. */
  label: string;
  /** The tabs in their order: `value`, `label`, `content`, and a `badge` after the label. */
  tabs: readonly TabItem<Value>[];
  /** The tab whose panel is shown. */
  value: Value;
  /** Called when another tab is pressed, or reached by the arrow keys. */
  onValueChange: (value: Value) => void;
}

/** Briefly, the chosen tab has no panel yet. */
const noPanelYet = { 'aria-controls': undefined };

interface PanelContentProps extends Pick<TabItem, 'content'> {
  /** Another tab has been chosen already, so this panel does not render again. */
  leaving: boolean;
}

const PanelContent = memo(
  ({ content }: PanelContentProps) => (typeof content === 'function' ? content() : content),
  (_before, after) => after.leaving,
);

/**
 * Tabs in the colour of the current line. Arrow keys, Home and End move between them; only the shown panel is
 * mounted. A press marks its tab at once, and the panel follows when it has rendered. A strip too wide for the page
 * scrolls to its current tab.
 */
export function Tabs<Value extends string>({ label, tabs, value, onValueChange }: TabsProps<Value>) {
  const strip = useRef<HTMLDivElement>(null);
  const [marked, mark] = useOptimistic(value);
  const shown = useDeferredValue(value);
  useLayoutEffect(() => scrollToCurrent(strip.current, '[aria-selected="true"]'), [marked]);
  const choose = (next: Value) => {
    onValueChange(next);
    startTransition(() => mark(next));
  };
  return (
    <Radix.Root className={root} value={marked} onValueChange={(next) => choose(next as Value)}>
      <Radix.List ref={strip} className={cx(list, scrollEdge({ on: 'canvas' }))} aria-label={label}>
        {tabs.map((each) => (
          <Radix.Trigger
            key={each.value}
            value={each.value}
            className={tab}
            {...(each.value === marked && marked !== shown ? noPanelYet : {})}
          >
            <span className={labelClass} data-label={each.label}>
              {each.label}
            </span>
            {each.badge}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map((each) =>
        each.value === shown ? (
          <Radix.Content key={each.value} value={each.value} className={panel} forceMount>
            <PanelContent content={each.content} leaving={shown !== marked} />
          </Radix.Content>
        ) : each.value === marked ? null : (
          <Radix.Content key={each.value} value={each.value} className={panel} />
        ),
      )}
    </Radix.Root>
  );
}
