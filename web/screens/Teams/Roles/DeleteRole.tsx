import { useState, type ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { roleFormWords } from '#messages/team/roleWords.ts';
import type { DeleteRole_role$key } from '#web/__generated__/DeleteRole_role.graphql.ts';
import { useAction } from '#web/parts/form/useAction.ts';
import { useDeleteRole } from '#web/screens/Teams/Roles/useDeleteRole.ts';
import { Button } from '#web/ui/Button.tsx';
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx';
import { flash } from '#web/ui/flashes.ts';

interface DeleteRoleProps {
  readonly role: DeleteRole_role$key;
}

export function DeleteRole({ role }: DeleteRoleProps): ReactElement {
  const { id, name, team } = useFragment(
    graphql`
      fragment DeleteRole_role on Role {
        id
        name
        team {
          slug
        }
      }
    `,
    role,
  );
  const [isAsking, setAsking] = useState(false);
  const [deleteRole] = useDeleteRole();
  const deleting = useAction(
    (roleId: string) => deleteRole({ input: { roleId } }),
    (_deleted, _id, { go }) => {
      flash(roleFormWords.deleted);
      go(`/teams/${team.slug}/roles`, { replace: true });
    },
  );
  return (
    <div>
      <Button icon="trash" onPress={() => setAsking(true)}>
        {roleFormWords.delete}
      </Button>
      <ConfirmDialog
        title={roleFormWords.deleteTitle(name)}
        confirm={roleFormWords.delete}
        isDangerous
        isOpen={isAsking}
        isPending={deleting.pending !== null}
        refusal={deleting.refusal}
        onConfirm={() => deleting.run(id)}
        onCancel={() => {
          deleting.forget();
          setAsking(false);
        }}
      >
        {roleFormWords.deleteText}
      </ConfirmDialog>
    </div>
  );
}
