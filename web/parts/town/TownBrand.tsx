import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { TeamMark } from '#web/parts/town/TeamMark.tsx';
import type { TownBranding } from '#web/parts/town/townBranding.ts';
import styles from '#web/parts/town/TownBrand.module.css';

/** The team's logo and name, linking to its public page. */
export function TownBrand({ town }: { readonly town: TownBranding }): ReactElement {
  return (
    <Link to={`/${town.slug}`} className={styles.town}>
      <TeamMark {...town} />
      <span className={styles.name}>{town.name}</span>
    </Link>
  );
}
