import { useLayoutEffect } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { useTownFace_team$key } from '#web/__generated__/useTownFace_team.graphql.ts';
import { showTown } from '#web/parts/town/townFace.ts';

/** Shows the team's branding on resident pages; null where a page covers several teams. */
export function useTownFace(key: useTownFace_team$key | null): void {
  const team = useFragment(
    graphql`
      fragment useTownFace_team on Team {
        name
        color
        hasLightColor
      }
    `,
    key,
  );
  const { name = null, color = '', hasLightColor = false } = team ?? {};
  useLayoutEffect(() => {
    showTown(name === null ? null : { name, color, hasLightColor });
  }, [name, color, hasLightColor]);
}
