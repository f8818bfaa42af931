// The whole logo becomes part of the branding.
/* oxlint-disable relay/unused-fields */
import { useLayoutEffect, useMemo } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { useTownBranding_team$key } from '#web/__generated__/useTownBranding_team.graphql.ts';
import { setTownBranding, type TownBranding } from '#web/parts/town/townBranding.ts';
import { townLogoOf } from '#web/parts/town/townLogoOf.ts';

/** Shows the team's branding on resident pages, and returns it; null where a page covers several teams. */
export function useTownBranding(key: useTownBranding_team$key): TownBranding;
export function useTownBranding(key: useTownBranding_team$key | null): TownBranding | null;
export function useTownBranding(key: useTownBranding_team$key | null): TownBranding | null {
  const team = useFragment(
    graphql`
      fragment useTownBranding_team on Team {
        name
        slug
        color
        hasLightColor
        logo {
          url
          altText
          width
          height
        }
      }
    `,
    key,
  );
  const branding = useMemo(() => {
    if (!team) return null;
    const { name, slug, color, hasLightColor, logo } = team;
    return { name, slug, color, hasLightColor, logo: townLogoOf(logo) };
  }, [team]);
  useLayoutEffect(() => setTownBranding(branding), [branding]);
  return branding;
}
