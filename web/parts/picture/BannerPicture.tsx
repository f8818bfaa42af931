import type { CSSProperties, ReactElement } from 'react';
import type { BannerCrop, BannerFocus } from '#domain/team/teamImages.ts';
import styles from '#web/parts/picture/BannerPicture.module.css';

interface BannerPictureProps {
  readonly url: string;
  readonly altText: string;
  readonly width: number;
  readonly height: number;
  readonly crop: BannerCrop;
  readonly focus: BannerFocus;
}

/**
 * The visible part of a banner, filling its parent, whatever the parent's shape: what doesn't fit is cut off around the
 * focus. The parent has a size.
 */
export function BannerPicture({ url, altText, width, height, crop, focus }: BannerPictureProps): ReactElement {
  const { x, y, w, h } = crop;
  const placed = {
    '--focus-x': `${focus.x}%`,
    '--focus-y': `${focus.y}%`,
    '--width': `${(100 * width) / w}%`,
    '--left': `${(-100 * x) / w}%`,
    '--top': `${(-100 * y) / h}%`,
  } as CSSProperties;
  return (
    <span className={styles.frame} style={placed}>
      <span className={styles.part}>
        <img src={url} alt={altText} width={width} height={height} draggable={false} fetchPriority="high" />
      </span>
    </span>
  );
}
