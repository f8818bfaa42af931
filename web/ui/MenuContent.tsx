import { useState, type ReactElement, type ReactNode } from 'react';
import {
  Button,
  Header,
  Menu as AriaMenu,
  MenuItem,
  MenuSection,
  MenuTrigger,
  Popover,
  Separator,
} from 'react-aria-components';
import type { IconName } from '#messages/shell/iconNames.ts';
import { useGuardedNavigation } from '#web/navigation/useGuardedNavigation.ts';
import { Icon } from '#web/ui/Icon.tsx';
import styles from '#web/ui/Menu.module.css';

export interface MenuEntry {
  readonly id: string;
  readonly label: string;
  readonly icon?: IconName;
  readonly isDangerous?: boolean;
  /** target path; otherwise onPress */
  readonly to?: string;
  readonly onPress?: () => void;
  readonly startsGroup?: boolean;
}

export interface MenuProps {
  /** accessible name of the button, if its face has no text */
  readonly label: string;
  readonly face: ReactNode;
  readonly heading?: ReactNode;
  readonly entries: readonly MenuEntry[];
}

const takeFocus = (button: HTMLButtonElement | null): void => button?.focus();

/** The menu once loaded. */
export function MenuContent({ label, face, heading, entries }: MenuProps): ReactElement {
  const depart = useGuardedNavigation();
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  // Opens from the button that replaces the pressed placeholder, so that closing returns focus to it.
  const openFirst = (): void => {
    if (!wasOpened) setOpen(true);
    setOpened(true);
  };
  const choose = ({ to, onPress }: MenuEntry): void => {
    onPress?.();
    if (to !== undefined) depart().go(to);
  };
  return (
    <MenuTrigger isOpen={isOpen} onOpenChange={setOpen}>
      <Button ref={takeFocus} onFocus={openFirst} className={styles.trigger ?? ''} aria-label={label}>
        {face}
      </Button>
      <Popover className={styles.popover ?? ''} placement="bottom end">
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- a menu that opens leads to its first entry */}
        <AriaMenu autoFocus="first" className={styles.menu ?? ''}>
          <MenuSection aria-label={label}>
            {heading && <Header className={styles.heading ?? ''}>{heading}</Header>}
            {entries.flatMap((entry) => [
              ...(entry.startsGroup ? [<Separator key={`${entry.id}-line`} className={styles.line ?? ''} />] : []),
              <MenuItem
                key={entry.id}
                id={entry.id}
                className={styles.item ?? ''}
                data-dangerous={entry.isDangerous || undefined}
                textValue={entry.label}
                onAction={() => choose(entry)}
              >
                {entry.icon && <Icon name={entry.icon} size={16} />}
                {entry.label}
              </MenuItem>,
            ])}
          </MenuSection>
        </AriaMenu>
      </Popover>
    </MenuTrigger>
  );
}
