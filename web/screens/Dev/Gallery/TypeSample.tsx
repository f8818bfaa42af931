import type { ReactElement } from 'react';
import { iconNames } from '#messages/shell/iconNames.ts';
import { Icon } from '#web/ui/Icon.tsx';
import styles from '#web/screens/Dev/Gallery/GalleryScreen.module.css';

export function TypeSample(): ReactElement {
  return (
    <>
      <h1>Apply for a building permit</h1>
      <h2>What you need to know first</h2>
      <p>
        A portico is the front of a public building: open, orderly, well lit, the same for everybody. Read{' '}
        <a href="#type">how long it takes</a> before you begin.
      </p>
      <p>
        <strong>Fee:</strong> $1,234.50, reference <code>BP-2026-000417</code>.
      </p>
      <div className={styles.row}>
        {iconNames.map((name) => (
          <span key={name} title={name}>
            <Icon name={name} />
          </span>
        ))}
      </div>
    </>
  );
}
