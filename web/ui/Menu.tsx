import { lazy, Suspense, useState, type KeyboardEvent, type ReactElement, type ReactNode } from 'react';

import type { IconName } from './iconNames.ts';
import styles from './Menu.module.css';

export interface MenuEntry {
  readonly id: string;
  readonly label: string;
  readonly icon?: IconName;
  readonly isDangerous?: boolean;
  /** Where it leads, or what it does. */
  readonly to?: string;
  readonly onPress?: () => void;
  readonly startsGroup?: boolean;
}

export interface MenuProps {
  /** What the button is called when its face does not say so in words. */
  readonly label: string;
  readonly face: ReactNode;
  readonly heading?: ReactNode;
  readonly entries: readonly MenuEntry[];
}

const load = async (): Promise<{ default: (props: MenuProps) => ReactElement }> => ({
  default: (await import('./MenuContent.tsx')).MenuContent,
});
const MenuContent = lazy(load);

const opening: ReadonlySet<string> = new Set(['ArrowDown', 'ArrowUp']);

/** A button that opens a list of things to do. What opens is loaded when somebody comes near. */
export function Menu(props: MenuProps): ReactElement {
  const [isWanted, setWanted] = useState(false);
  // a failure shows when the menu is opened
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
