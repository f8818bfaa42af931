import type { ReactElement } from 'react';
import { Avatar, AvatarStack, type AvatarProfile } from '#web/ui/Avatar.tsx';
import styles from '#web/screens/Dev/Gallery/GalleryScreen.module.css';

const faces: readonly AvatarProfile[] = [
  { id: 'a', name: 'Ann Lee', initials: 'AL' },
  { id: 'b', name: 'Ben Ortiz', initials: 'BO' },
  { id: 'c', name: 'Éva Öst', initials: 'ÉÖ' },
  { id: 'd', name: 'Dana Kim', initials: 'DK' },
  { id: 'e', name: 'Eli Stone', initials: 'ES' },
];

export function PeopleSample(): ReactElement {
  return (
    <div className={styles.row}>
      {faces.map((face) => (
        <Avatar key={face.id} face={face} />
      ))}
      <AvatarStack faces={faces} />
    </div>
  );
}
