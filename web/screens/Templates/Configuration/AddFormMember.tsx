import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { AddFormMember_form$key } from '#web/__generated__/AddFormMember_form.graphql.ts';
import { formMembersWords } from '#web/messages/templates.ts';
import { PeoplePicker } from '#web/parts/team/PeoplePicker.tsx';
import { plainId } from '#web/relay/plainId.ts';
import { useAddTemplateMember } from '#web/screens/Templates/Configuration/useAddTemplateMember.ts';

interface AddFormMemberProps {
  readonly form: AddFormMember_form$key;
}

export function AddFormMember({ form }: AddFormMemberProps): ReactElement {
  const { id: masterTemplateId, memberships } = useFragment(
    graphql`
      fragment AddFormMember_form on MasterTemplate {
        id
        memberships {
          contact {
            id
          }
        }
      }
    `,
    form,
  );
  const [addTemplateMember] = useAddTemplateMember();
  return (
    <>
      <h3>{formMembersWords.add}</h3>
      <PeoplePicker
        present={new Set(memberships.map(({ contact }) => plainId(contact.id)))}
        add={(userId, idempotencyKey) => addTemplateMember({ input: { masterTemplateId, userId, idempotencyKey } })}
        nobody={formMembersWords.noMatch}
      />
    </>
  );
}
