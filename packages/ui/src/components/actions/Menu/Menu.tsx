import {
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
} from 'react';
import { Button, type ButtonProps } from '../Button/Button.tsx';
import type { IconType } from '../../display/Icon/Icon.tsx';
import { cx } from '../../cx.ts';
import { fromStart, hint as hintClass, menu, root } from './Menu.css.ts';

export interface MenuItem<Value extends string = string> {
  value: Value;
  label: string;
  icon?: IconType;
  /** A word at the end of the item. */
  hint?: string | undefined;
}

interface MenuProps<Value extends string> extends Pick<
  ButtonProps,
  'variant' | 'size' | 'icon' | 'disabled' | 'disabledReason' | 'busy' | 'aria-label'
> {
  /** The button's label and the menu's accessible name. */
  label: string;
  /** The actions in their order: `value`, `label`, an `icon` before it, and a `hint` at the end. */
  items: readonly MenuItem<Value>[];
  /** Called with the item that was chosen, after the menu has closed. */
  onSelect: (value: Value) => void;
  /** In a row of a table or list: the icon stands alone, and the menu lies over what would cut it off. */
  inRow?: boolean;
}

/** Between the button and its menu, and between the menu and the edge of the window, in px. */
const GAP = 6;

const STEP: Record<string, (at: number, last: number) => number> = {
  ArrowDown: (at, last) => (at === last ? 0 : at + 1),
  ArrowUp: (at, last) => (at === 0 ? last : at - 1),
  Home: () => 0,
  End: (_, last) => last,
};

/**
 * A button that opens a few actions. Arrow keys move between them; choosing one and Escape close the menu and return
 * the focus. It also closes when the focus leaves it.
 */
export function Menu<Value extends string>({ label, items, onSelect, inRow = false, ...button }: MenuProps<Value>) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const around = useRef<HTMLSpanElement>(null);
  const opener = useRef<HTMLButtonElement>(null);

  const close = () => {
    setOpen(false);
    opener.current?.focus();
  };
  const leave = (event: FocusEvent) => {
    if (!around.current?.contains(event.relatedTarget)) setOpen(false);
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && open) {
      event.preventDefault();
      event.stopPropagation();
      close();
    } else if (event.key === 'ArrowDown' && !open && event.target === opener.current) {
      event.preventDefault();
      opener.current?.click();
    }
  };
  // Without this, pressing the button of an open menu would close it on blur, and the click would reopen it.
  const hold = (event: MouseEvent) => {
    if (open) event.preventDefault();
  };
  return (
    <span ref={around} role="presentation" className={root} onBlur={leave} onKeyDown={press}>
      <Button
        {...button}
        {...(inRow ? { 'aria-label': label } : {})}
        ref={opener}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onMouseDown={hold}
        onClick={() => (open ? close() : setOpen(true))}
      >
        {inRow ? undefined : label}
      </Button>
      {open ? (
        <MenuLayer
          id={id}
          label={label}
          items={items}
          floats={inRow}
          onSelect={(value) => {
            close();
            onSelect(value);
          }}
        />
      ) : null}
    </span>
  );
}

interface MenuLayerProps<Value extends string> extends Pick<MenuProps<Value>, 'label' | 'items' | 'onSelect'> {
  id: string;
  floats: boolean;
}

function MenuLayer<Value extends string>({ id, label, items, floats, onSelect }: MenuLayerProps<Value>) {
  const layer = useRef<HTMLDivElement>(null);
  const [outside, setOutside] = useState(false);
  useFloating(layer, floats);
  const buttons = () => [...(layer.current?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? [])];

  useLayoutEffect(() => {
    setOutside((layer.current?.getBoundingClientRect().left ?? 0) < 0);
    layer.current?.querySelector<HTMLElement>('[role="menuitem"]')?.focus();
  }, []);

  const move = (event: KeyboardEvent) => {
    const step = STEP[event.key];
    const all = buttons();
    if (!step) return;
    event.preventDefault();
    event.stopPropagation();
    all[
      step(
        all.findIndex((each) => each === document.activeElement),
        all.length - 1,
      )
    ]?.focus();
  };
  return (
    <div
      ref={layer}
      id={id}
      role="menu"
      aria-label={label}
      tabIndex={-1}
      className={cx(menu, outside && fromStart)}
      onKeyDown={move}
    >
      {items.map(({ value, label: words, icon, hint }) => (
        <Button
          key={value}
          role="menuitem"
          tabIndex={-1}
          variant="ghost"
          size="sm"
          block
          align="start"
          icon={icon}
          onClick={() => onSelect(value)}
        >
          {words}
          {hint ? (
            <>
              {' '}
              <span className={hintClass}>{hint}</span>
            </>
          ) : null}
        </Button>
      ))}
    </div>
  );
}

/**
 * Lays an element over the page, where nothing around it cuts it off: below the end of what is around it, or above
 * if there is no room. It follows when something scrolls. Unless `floats`, it stays where its styles put it.
 */
function useFloating(ref: RefObject<HTMLElement | null>, floats: boolean): void {
  useLayoutEffect(() => {
    const layer = ref.current;
    if (!floats || !layer) return undefined;
    // In the top layer: what is faded or cut off at its edges, as tables are, would take a fixed element with it.
    layer.popover = 'manual';
    layer.showPopover?.();
    Object.assign(layer.style, { position: 'fixed', margin: '0' });
    // Of whole pixels: an edge between two is drawn now so, now so.
    layer.style.width = `${Math.ceil(layer.getBoundingClientRect().width)}px`;
    const place = () => {
      const around = layer.parentElement?.getBoundingClientRect();
      if (!around) return;
      const below = around.bottom + GAP;
      const top = below + layer.offsetHeight > window.innerHeight ? around.top - GAP - layer.offsetHeight : below;
      const left = around.right - layer.offsetWidth;
      layer.style.inset = `${Math.round(Math.max(GAP, top))}px auto auto ${Math.round(Math.max(GAP, left))}px`;
    };
    place();
    window.addEventListener('scroll', place, { capture: true, passive: true });
    window.addEventListener('resize', place);
    return () => {
      window.removeEventListener('scroll', place, { capture: true });
      window.removeEventListener('resize', place);
    };
  }, [ref, floats]);
}
