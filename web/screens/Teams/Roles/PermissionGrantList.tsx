import type { ReactElement } from 'react';
import { roleFormWords } from '#messages/team/roleWords.ts';
import type { PermissionGrant } from '#web/screens/Teams/Roles/permissionGrants.ts';
import { Icon } from '#web/ui/Icon.tsx';
import styles from '#web/screens/Teams/Roles/PermissionGrantList.module.css';

interface PowerListProps {
  readonly powers: readonly PermissionGrant[];
}

/** Read-only list of a role's permissions. */
export function PermissionGrantList({ powers }: PowerListProps): ReactElement {
  const lists = [
    { title: roleFormWords.can, icon: 'check', powers: powers.filter(({ isHeld }) => isHeld) },
    { title: roleFormWords.cannot, icon: 'close', powers: powers.filter(({ isHeld }) => !isHeld) },
  ] as const;
  return (
    <div className={styles.lists}>
      {lists
        .filter((list) => list.powers.length > 0)
        .map(({ title, icon, powers: some }) => (
          <section key={title} aria-label={title}>
            <h3>{title}</h3>
            <ul className={styles.list}>
              {some.map(({ name, meaning }) => (
                <li key={name} className={styles.power} data-icon={icon}>
                  <Icon name={icon} size={16} />
                  <span>
                    <strong>{name}</strong>: {meaning}
                  </span>
                </li>
              ))}
            </ul>
          </section>
        ))}
    </div>
  );
}
