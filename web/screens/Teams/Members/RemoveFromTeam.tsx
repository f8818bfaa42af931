import type { ReactElement } from 'react';
import { removeFromTeamWords as words } from '#messages/team/teamWords.ts';
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
    /** names of the roles they lose */
    readonly roles: readonly string[];
  };
  readonly onDone: () => void;
  readonly onCancel: () => void;
}

/** Confirms removing a member, and lists what they lose. */
export function RemoveFromTeam({ teamId, teamName, person, onDone, onCancel }: TakeOffTeamProps): ReactElement {
  const [takeOffTeam] = useTakeOffTeam();
  const removing = useAction(
    (userId: string) => takeOffTeam({ input: { teamId, userId } }),
    () => {
      flash(words.done(person.name, teamName));
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
