import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { isBlank } from '#domain/kernel/text.ts';
import { roleFormWords } from '#messages/team/roleWords.ts';
import type { EditRoleForm_role$key } from '#web/__generated__/EditRoleForm_role.graphql.ts';
import { useSearchParameters } from '#web/navigation/useSearchParameters.ts';
import { useForm } from '#web/parts/form/useForm.ts';
import { copyReferrer } from '#web/parts/session/referrer.ts';
import { RoleFields, type RoleValues } from '#web/screens/Teams/Roles/RoleFields.tsx';
import { roleInput } from '#web/screens/Teams/Roles/roleInput.ts';
import { roleLabels } from '#web/screens/Teams/Roles/roleLabels.ts';
import { useUpdateRole } from '#web/screens/Teams/Roles/useUpdateRole.ts';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { flash } from '#web/ui/flashes.ts';
import { Form, FormActions } from '#web/ui/Form.tsx';

interface EditRoleFormProps {
  readonly role: EditRoleForm_role$key;
}

export function EditRoleForm({ role }: EditRoleFormProps): ReactElement {
  const { id, team, availableActions, isViewerMember, offeredEditLevels, ...rest } = useFragment(
    graphql`
      fragment EditRoleForm_role on Role {
        id
        name
        memberMgmtLevel
        workflowCreator
        teamManager
        financeManager
        financeMember
        isViewerMember
        offeredEditLevels
        availableActions
        team {
          slug
          availableActions
        }
      }
    `,
    role,
  );
  const isOwner = availableActions.includes('updateRolePermissions');
  const search = useSearchParameters();
  const [updateRole] = useUpdateRole();
  const initial: RoleValues = {
    name: rest.name,
    memberMgmtLevel: rest.memberMgmtLevel,
    workflowCreator: rest.workflowCreator,
    teamManager: rest.teamManager,
    financeManager: rest.financeManager,
    financeMember: rest.financeMember,
    addMe: false,
  };
  const form = useForm({
    initial,
    labels: roleLabels,
    send: (values) => updateRole({ input: { roleId: id, ...roleInput(values, isOwner) } }),
    onDone: (_done, _values, { go }) => {
      flash(roleFormWords.updated);
      go(copyReferrer(`/teams/${team.slug}/roles`, search));
    },
  });
  return (
    <Card title={roleFormWords.settings}>
      <Form label={roleFormWords.settings} {...form.form}>
        <RoleFields
          form={form}
          offeredLevels={offeredEditLevels}
          mayChangePermissions={isOwner}
          mayChangeLevel={team.availableActions.includes('createRole')}
          mayJoin={!isViewerMember && availableActions.includes('updateRoleMembers')}
        />
        <FormActions>
          <Button
            type="submit"
            variant="primary"
            isPending={form.isPending}
            pendingLabel={roleFormWords.saving}
            blockedBecause={isBlank(form.values.name) ? roleFormWords.nameMissing : null}
          >
            {roleFormWords.save}
          </Button>
        </FormActions>
      </Form>
    </Card>
  );
}
