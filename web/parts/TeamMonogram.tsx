import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { TeamMonogram_team$key } from '#web/__generated__/TeamMonogram_team.graphql.ts';
import { ColorMonogram } from '#web/ui/ColorMonogram.tsx';

interface TeamMarkProps {
  readonly team: TeamMonogram_team$key;
}

/** The team's first letter on its color; decorative, because the name is beside it. */
export function TeamMonogram({ team }: TeamMarkProps): ReactElement {
  const { name, color, hasLightColor } = useFragment(
    graphql`
      fragment TeamMonogram_team on Team {
        name
        color
        hasLightColor
      }
    `,
    team,
  );
  return <ColorMonogram text={name} color={color} isLight={hasLightColor} />;
}
