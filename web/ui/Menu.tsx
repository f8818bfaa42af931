import { lazy, Suspense, useState, type KeyboardEvent, type ReactElement } from 'react';
import type { MenuProps } from '#web/ui/MenuContent.tsx';
import styles from '#web/ui/Menu.module.css';

const load = async (): Promise<{ default: (props: MenuProps) => ReactElement }> => ({
  default: (await import('#web/ui/MenuContent.tsx')).MenuContent,
});
const MenuContent = lazy(load);

const opening: ReadonlySet<string> = new Set(['ArrowDown', 'ArrowUp']);

/** A menu button. Its content loads on hover or focus. */
export function Menu(props: MenuProps): ReactElement {
  const [isWanted, setWanted] = useState(false);
  // A failed load shows when the menu is opened.
  const expect = (): void => void load().catch(() => undefined);
  const openByArrow = (event: KeyboardEvent): void => {
    if (!opening.has(event.key)) return;
    event.preventDefault();
    setWanted(true);
  };
  const closed = (
    <button
      type="button"
      className={styles.trigger}
      aria-label={props.label}
      aria-haspopup="menu"
      aria-expanded={false}
      onPointerEnter={expect}
      onFocus={expect}
      onKeyDown={openByArrow}
      onClick={() => setWanted(true)}
    >
      {props.face}
    </button>
  );
  if (!isWanted) return closed;
  return (
    <Suspense fallback={closed}>
      <MenuContent {...props} />
    </Suspense>
  );
}
