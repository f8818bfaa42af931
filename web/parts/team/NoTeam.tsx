import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { noTeamWords } from '#messages/team/teamWords.ts';
import type { NoTeam_viewer$key } from '#web/__generated__/NoTeam_viewer.graphql.ts';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';

interface NoTeamProps {
  readonly viewer: NoTeam_viewer$key | null | undefined;
  readonly title: string;
  /** why a team is needed here */
  readonly reason: string;
}

/** Empty state for pages that need a team. Says how to get one on this installation, with a link if possible. */
export function NoTeam({ viewer, title, reason }: NoTeamProps): ReactElement {
  const way =
    useFragment(
      graphql`
        fragment NoTeam_viewer on Viewer {
          wayToTeam
        }
      `,
      viewer,
    )?.wayToTeam ?? 'none';
  return (
    <EmptyState
      drawing="gate"
      title={title}
      action={
        way !== 'none' && (
          <ButtonLink variant="primary" to="/teams/new">
            {noTeamWords.action[way]}
          </ButtonLink>
        )
      }
    >
      {noTeamWords.how[way]} {reason}
    </EmptyState>
  );
}
