import { useState, type ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { isBlank } from '#domain/kernel/text.ts';
import { editLevels, firstEditLevel, joinsOwnRole, type EditLevel } from '#domain/team/roles.ts';
import { addedToRoleWords, roleFormWords } from '#messages/team/roleWords.ts';
import type { NewRoleForm_team$key } from '#web/__generated__/NewRoleForm_team.graphql.ts';
import { useSearchParameters } from '#web/navigation/useSearchParameters.ts';
import { useForm } from '#web/parts/form/useForm.ts';
import { copyReferrer } from '#web/parts/session/referrer.ts';
import { RoleFields, type RoleValues } from '#web/screens/Teams/Roles/RoleFields.tsx';
import { roleInput } from '#web/screens/Teams/Roles/roleInput.ts';
import { roleLabels } from '#web/screens/Teams/Roles/roleLabels.ts';
import { rolePath } from '#web/screens/Teams/Roles/rolePath.ts';
import { useCreateRole } from '#web/screens/Teams/Roles/useCreateRole.ts';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx';
import { flash } from '#web/ui/flashes.ts';
import { Form, FormActions } from '#web/ui/Form.tsx';

interface NewRoleFormProps {
  readonly team: NewRoleForm_team$key;
}

const blankRole: Omit<RoleValues, 'memberMgmtLevel'> = {
  name: '',
  workflowCreator: false,
  teamManager: false,
  financeManager: false,
  financeMember: false,
  addMe: false,
};

export function NewRoleForm({ team }: NewRoleFormProps): ReactElement {
  const { id, slug, offeredEditLevels } = useFragment(
    graphql`
      fragment NewRoleForm_team on Team {
        id
        slug
        offeredEditLevels
      }
    `,
    team,
  );
  const isOwner = offeredEditLevels.includes('owners');
  const search = useSearchParameters();
  const [createRole] = useCreateRole();
  const [isAsking, setAsking] = useState(false);
  const first = firstEditLevel(offeredEditLevels.filter((level): level is EditLevel => editLevels.includes(level)));
  const initial: RoleValues = { ...blankRole, memberMgmtLevel: first };
  const form = useForm({
    initial,
    labels: roleLabels,
    send: (values, idempotencyKey) =>
      createRole({ input: { teamId: id, ...roleInput(values, isOwner), idempotencyKey } }),
    onDone: ({ role }, _values, { go }) => {
      flash(roleFormWords.created);
      go(copyReferrer(`${rolePath(slug, role.id)}/edit?tab=users`, search));
    },
  });
  const { name, memberMgmtLevel, addMe } = form.values;
  const isJoinedAnyway = !addMe && joinsOwnRole({ memberMgmtLevel: memberMgmtLevel as EditLevel }, isOwner, addMe);
  const isNameless = isBlank(name);
  return (
    <Card title={roleFormWords.settings}>
      <Form
        label={roleFormWords.newTitle}
        {...form.form}
        onSubmit={() => (isJoinedAnyway && !isNameless ? setAsking(true) : form.submit())}
      >
        <RoleFields
          form={form}
          offeredLevels={offeredEditLevels}
          mayChangeLevel
          mayChangePermissions={isOwner}
          mayJoin
        />
        <FormActions>
          <Button
            type="submit"
            variant="primary"
            isPending={form.isPending}
            pendingLabel={roleFormWords.saving}
            blockedBecause={isNameless ? roleFormWords.nameMissing : null}
          >
            {roleFormWords.save}
          </Button>
        </FormActions>
      </Form>
      <ConfirmDialog
        title={addedToRoleWords.title}
        confirm={addedToRoleWords.confirm}
        isOpen={isAsking}
        onConfirm={() => {
          setAsking(false);
          form.submit();
        }}
        onCancel={() => setAsking(false)}
      >
        {addedToRoleWords.text}
      </ConfirmDialog>
    </Card>
  );
}
