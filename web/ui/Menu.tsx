import type { ReactElement, ReactNode } from 'react';
import {
  Header,
  Menu as AriaMenu,
  MenuItem,
  MenuSection,
  MenuTrigger,
  Popover,
  Separator,
} from 'react-aria-components';
import { Button as AriaButton } from 'react-aria-components';
import { useNavigate } from 'react-router';

import { Icon } from './Icon.tsx';
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

interface MenuProps {
  /** What the button is called when its face does not say so in words. */
  readonly label: string;
  readonly face: ReactNode;
  readonly heading?: ReactNode;
  readonly entries: readonly MenuEntry[];
}

export function Menu({ label, face, heading, entries }: MenuProps): ReactElement {
  const navigate = useNavigate();
  const choose = ({ to, onPress }: MenuEntry): void => {
    onPress?.();
    if (to !== undefined) void navigate(to);
  };
  return (
    <MenuTrigger>
      <AriaButton className={styles.trigger ?? ''} aria-label={label}>
        {face}
      </AriaButton>
      <Popover className={styles.popover ?? ''} placement="bottom end">
        <AriaMenu className={styles.menu ?? ''}>
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
