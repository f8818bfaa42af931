// The whole logo goes to the mark.
/* oxlint-disable relay/unused-fields */
import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { TeamMonogram_team$key } from '#web/__generated__/TeamMonogram_team.graphql.ts';
import { TeamMark } from '#web/parts/town/TeamMark.tsx';
import { townLogoOf } from '#web/parts/town/townLogoOf.ts';

interface TeamMonogramProps {
  readonly team: TeamMonogram_team$key;
}

/** The team's logo, or its first letter on its color. The name is beside it. */
export function TeamMonogram({ team }: TeamMonogramProps): ReactElement {
  const { name, color, hasLightColor, logo } = useFragment(
    graphql`
      fragment TeamMonogram_team on Team {
        name
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
    team,
  );
  return <TeamMark name={name} color={color} hasLightColor={hasLightColor} logo={townLogoOf(logo)} />;
}
