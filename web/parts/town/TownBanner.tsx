// The whole crop and focus go to the picture.
/* oxlint-disable relay/unused-fields */
import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { TownBanner_team$key } from '#web/__generated__/TownBanner_team.graphql.ts';
import { BannerPicture } from '#web/parts/picture/BannerPicture.tsx';
import styles from '#web/parts/town/TownBanner.module.css';

interface TownBannerProps {
  readonly team: TownBanner_team$key;
  /** for another place than the strip across the page */
  readonly className?: string | undefined;
}

/** The team's banner, or nothing. */
export function TownBanner({ team, className = styles.strip }: TownBannerProps): ReactElement | null {
  const { banner } = useFragment(
    graphql`
      fragment TownBanner_team on Team {
        banner {
          url
          altText
          width
          height
          crop {
            x
            y
            w
            h
          }
          focus {
            x
            y
          }
        }
      }
    `,
    team,
  );
  const { url, altText, width, height, crop, focus } = banner;
  if (!url || !width || !height || !crop) return null;
  return (
    <div className={className}>
      <BannerPicture {...{ url, width, height, crop, focus }} altText={altText ?? ''} />
    </div>
  );
}
