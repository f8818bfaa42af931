import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { TeamMark_team$key } from '#web/__generated__/TeamMark_team.graphql.ts';
import { ColorMark } from '#web/ui/ColorMark.tsx';

interface TeamMarkProps {
  readonly team: TeamMark_team$key;
}

/** The team's first letter on its color; decorative, because the name is beside it. */
export function TeamMark({ team }: TeamMarkProps): ReactElement {
  const { name, color, hasLightColor } = useFragment(
    graphql`
      fragment TeamMark_team on Team {
        name
        color
        hasLightColor
      }
    `,
    team,
  );
  return <ColorMark text={name} color={color} isLight={hasLightColor} />;
}
