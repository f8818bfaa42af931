import type { ReactElement } from 'react';
import type { TownBranding } from '#web/parts/town/townBranding.ts';
import { ColorMonogram } from '#web/ui/ColorMonogram.tsx';
import styles from '#web/parts/town/TownBrand.module.css';

/** The team's name and mark in place of the product logo. */
export function TownBrand({ town: { name, color, hasLightColor } }: { readonly town: TownBranding }): ReactElement {
  return (
    <span className={styles.town}>
      <ColorMonogram text={name} color={color} isLight={hasLightColor} />
      <span className={styles.name}>{name}</span>
    </span>
  );
}
