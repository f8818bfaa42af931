import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { formMembersWords } from '#messages/form/formWords.ts';
import { peoplePickerWords } from '#messages/team/peoplePickerWords.ts';
import type { AddFormMember_form$key } from '#web/__generated__/AddFormMember_form.graphql.ts';
import { InviteByEmail } from '#web/parts/team/InviteByEmail.tsx';
import { PeoplePicker } from '#web/parts/team/PeoplePicker.tsx';
import type { Outcome } from '#web/relay/Outcome.ts';
import { plainId } from '#web/relay/plainId.ts';
import { useAddTemplateMember } from '#web/screens/Templates/Configuration/useAddTemplateMember.ts';
import { useInviteTemplateMember } from '#web/screens/Templates/Configuration/useInviteTemplateMember.ts';

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
  const [inviteTemplateMember] = useInviteTemplateMember();
  const invite = async (
    invited: { readonly name: string; readonly email: string },
    idempotencyKey: string,
  ): Promise<Outcome<unknown>> => inviteTemplateMember({ input: { masterTemplateId, ...invited, idempotencyKey } });
  return (
    <>
      <h3>{formMembersWords.add}</h3>
      <PeoplePicker
        present={new Set(memberships.map(({ contact }) => plainId(contact.id)))}
        add={(userId, idempotencyKey) => addTemplateMember({ input: { masterTemplateId, userId, idempotencyKey } })}
        nobody={formMembersWords.noMatch}
        hasOutsiders
        invite={invite}
      />
      <InviteByEmail
        title={formMembersWords.invite}
        hint={formMembersWords.inviteHint}
        send={async (invited, idempotencyKey) => {
          const outcome = await invite(invited, idempotencyKey);
          const isFault = outcome.kind === 'failed' && outcome.error.failure === 'fault';
          return isFault ? { kind: 'refused', code: 'fault', message: peoplePickerWords.notAdded } : outcome;
        }}
      />
    </>
  );
}
