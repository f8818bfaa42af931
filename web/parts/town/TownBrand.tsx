import type { ReactElement } from 'react';
import type { TownFace } from '#web/parts/town/townFace.ts';
import { ColorMark } from '#web/ui/ColorMark.tsx';
import styles from '#web/parts/town/TownBrand.module.css';

/** The team's name and mark in place of the product logo. */
export function TownBrand({ town: { name, color, hasLightColor } }: { readonly town: TownFace }): ReactElement {
  return (
    <span className={styles.town}>
      <ColorMark text={name} color={color} isLight={hasLightColor} />
      <span className={styles.name}>{name}</span>
    </span>
  );
}
