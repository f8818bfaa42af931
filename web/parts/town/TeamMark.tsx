import { useState, type ReactElement } from 'react';
import type { TownLogo } from '#web/parts/town/townBranding.ts';
import { ColorMonogram } from '#web/ui/ColorMonogram.tsx';
import styles from '#web/parts/town/TeamMark.module.css';

interface TeamMarkProps {
  readonly name: string;
  readonly color: string;
  readonly hasLightColor: boolean;
  readonly logo: TownLogo | null;
}

/** A team's logo, or its first letter on its color. The name is next to it. */
export function TeamMark({ name, color, hasLightColor, logo }: TeamMarkProps): ReactElement {
  const [failedUrl, setFailedUrl] = useState<string | null>(null);
  if (logo === null || logo.url === failedUrl)
    return <ColorMonogram text={name} color={color} isLight={hasLightColor} />;
  const { url, altText, width, height } = logo;
  return (
    <img
      className={styles.logo}
      src={url}
      alt={altText}
      width={width}
      height={height}
      // small, so it waits for the banner
      fetchPriority="low"
      onError={() => setFailedUrl(url)}
    />
  );
}
