import { useState, type ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { leaveTeamWords as words } from '#messages/team/teamWords.ts';
import type { LeaveTeam_team$key } from '#web/__generated__/LeaveTeam_team.graphql.ts';
import { useAction } from '#web/parts/form/useAction.ts';
import { useLeaveTeam } from '#web/screens/Teams/Settings/useLeaveTeam.ts';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx';
import { flash } from '#web/ui/flashes.ts';

export function LeaveTeam({ team }: { readonly team: LeaveTeam_team$key }): ReactElement | null {
  const { id, name, roles, availableActions } = useFragment(
    graphql`
      fragment LeaveTeam_team on Team {
        id
        name
        availableActions
        roles {
          name
          isViewerMember
        }
      }
    `,
    team,
  );
  const [isAsking, setAsking] = useState(false);
  const [leaveTeam] = useLeaveTeam();
  const leaving = useAction(
    (teamId: string) => leaveTeam({ input: { teamId } }),
    (_left, _id, { go }) => {
      flash(words.done(name));
      go('/teams', { replace: true });
    },
  );
  if (!availableActions.includes('leaveTeam')) return null;
  const own = roles.filter(({ isViewerMember }) => isViewerMember).map((role) => role.name);
  return (
    <Card title={words.title}>
      <p>{words.lead}</p>
      <div>
        <Button icon="sign-out" onPress={() => setAsking(true)}>
          {words.leave}
        </Button>
      </div>
      <ConfirmDialog
        title={words.ask}
        confirm={words.leave}
        isDangerous
        isOpen={isAsking}
        isPending={leaving.pending !== null}
        refusal={leaving.refusal}
        onConfirm={() => leaving.run(id)}
        onCancel={() => {
          leaving.forget();
          setAsking(false);
        }}
      >
        <p>{words.lost(own)}</p>
        <p>{words.stays}</p>
      </ConfirmDialog>
    </Card>
  );
}
