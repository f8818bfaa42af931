import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { TownBanner_team$key } from '#web/__generated__/TownBanner_team.graphql.ts';
import { BannerPicture } from '#web/parts/picture/BannerPicture.tsx';
import styles from '#web/parts/town/TownBanner.module.css';

/** A strip of the team's banner across the page, or nothing. */
export function TownBanner({ team }: { readonly team: TownBanner_team$key }): ReactElement | null {
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
    <div className={styles.strip}>
      <BannerPicture {...{ url, width, height, crop, focus }} altText={altText ?? ''} />
    </div>
  );
}
