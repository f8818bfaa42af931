import { useLayoutEffect } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { useTownBranding_team$key } from '#web/__generated__/useTownBranding_team.graphql.ts';
import { setTownBranding } from '#web/parts/town/townBranding.ts';

/** Shows the team's branding on resident pages; null where a page covers several teams. */
export function useTownBranding(key: useTownBranding_team$key | null): void {
  const team = useFragment(
    graphql`
      fragment useTownBranding_team on Team {
        name
        color
        hasLightColor
      }
    `,
    key,
  );
  const { name = null, color = '', hasLightColor = false } = team ?? {};
  useLayoutEffect(() => {
    setTownBranding(name === null ? null : { name, color, hasLightColor });
  }, [name, color, hasLightColor]);
}
