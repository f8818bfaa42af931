import { useState, type ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { formMembersWords } from '#messages/form/formWords.ts';
import type { FormMembers_form$key } from '#web/__generated__/FormMembers_form.graphql.ts';
import { Person } from '#web/parts/team/Person.tsx';
import { DeleteDialog } from '#web/parts/template/DeleteDialog.tsx';
import { AddFormMember } from '#web/screens/Templates/Configuration/AddFormMember.tsx';
import { FormMemberActions } from '#web/screens/Templates/Configuration/FormMemberActions.tsx';
import { MemberLevel } from '#web/screens/Templates/Configuration/MemberLevel.tsx';
import { useRemoveTemplateMember } from '#web/screens/Templates/Configuration/useRemoveTemplateMember.ts';
import { Card } from '#web/ui/Card.tsx';
import { flash } from '#web/ui/flashes.ts';
import { Table } from '#web/ui/Table.tsx';

interface FormMembersProps {
  readonly form: FormMembers_form$key;
}

/** People who can view or edit the form. */
export function FormMembers({ form }: FormMembersProps): ReactElement {
  const data = useFragment(
    graphql`
      fragment FormMembers_form on MasterTemplate {
        id
        memberships {
          id
          contact {
            name
            ...Person_contact
          }
          ...MemberLevel_membership
          ...FormMemberActions_membership
        }
        ...AddFormMember_form
      }
    `,
    form,
  );
  const [leaving, setLeaving] = useState<{ readonly id: string; readonly name: string } | null>(null);
  const [removeTemplateMember] = useRemoveTemplateMember();
  return (
    <Card title={formMembersWords.title}>
      <p>{formMembersWords.lead}</p>
      <Table
        caption={formMembersWords.caption}
        rows={data.memberships}
        keyOf={({ id }) => id}
        columns={[
          { id: 'name', title: formMembersWords.name, cell: ({ contact }) => <Person contact={contact} /> },
          {
            id: 'level',
            title: formMembersWords.level,
            cell: (membership) => <MemberLevel membership={membership} />,
          },
          {
            id: 'actions',
            title: formMembersWords.actions,
            isTitleHidden: true,
            cell: (membership) => (
              <FormMemberActions
                membership={membership}
                onRemove={() => setLeaving({ id: membership.id, name: membership.contact.name })}
              />
            ),
          },
        ]}
      />
      <AddFormMember form={data} />
      {leaving && (
        <DeleteDialog
          title={formMembersWords.removeTitle(leaving.name)}
          confirm={formMembersWords.remove}
          send={() => removeTemplateMember({ input: { membershipId: leaving.id } })}
          onDone={() => {
            flash(formMembersWords.removed(leaving.name));
            setLeaving(null);
          }}
          onClose={() => setLeaving(null)}
        >
          {formMembersWords.removeText}
        </DeleteDialog>
      )}
    </Card>
  );
}
