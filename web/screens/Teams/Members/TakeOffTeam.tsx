import type { ReactElement } from 'react';
import { takeOffTeamWords } from '#web/messages/teams.ts';
import { useAction } from '#web/parts/form/useAction.ts';
import { useTakeOffTeam } from '#web/screens/Teams/Members/useTakeOffTeam.ts';
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx';
import { flash } from '#web/ui/flashes.ts';

interface TakeOffTeamProps {
  readonly teamId: string;
  readonly teamName: string;
  readonly person: {
    readonly id: string;
    readonly name: string;
    readonly isOneself: boolean;
    /** The names of the roles that are lost. */
    readonly roles: readonly string[];
  };
  readonly onDone: () => void;
  readonly onCancel: () => void;
}

/** Says what somebody loses with the team, and asks. */
export function TakeOffTeam({ teamId, teamName, person, onDone, onCancel }: TakeOffTeamProps): ReactElement {
  const [takeOffTeam] = useTakeOffTeam();
  const words = person.isOneself ? takeOffTeamWords.oneself : takeOffTeamWords.other;
  const removing = useAction(
    (userId: string) => takeOffTeam({ input: { teamId, userId } }),
    ({ team }, _id, { go }) => {
      flash(words.done(person.name, teamName));
      // whoever has left the team sees its pages no more
      if (team === null) return go('/teams', { replace: true });
      onDone();
    },
  );
  return (
    <ConfirmDialog
      title={words.title(person.name)}
      confirm={words.confirm}
      isDangerous
      isOpen
      isPending={removing.pending !== null}
      refusal={removing.refusal}
      onConfirm={() => removing.run(person.id)}
      onCancel={onCancel}
    >
      <p>{words.lost(person.roles)}</p>
      <p>{words.stays}</p>
    </ConfirmDialog>
  );
}
