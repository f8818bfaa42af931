import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { emailProblems, nameProblems } from '#domain/account/account.ts';
import { roleMembersWords } from '#messages/team/roleWords.ts';
import type { InviteRoleMember_role$key } from '#web/__generated__/InviteRoleMember_role.graphql.ts';
import { useForm } from '#web/parts/form/useForm.ts';
import { useInviteRoleMember } from '#web/screens/Teams/Roles/useInviteRoleMember.ts';
import { Button } from '#web/ui/Button.tsx';
import { flash } from '#web/ui/flashes.ts';
import { Form, FormActions } from '#web/ui/Form.tsx';
import { TextField } from '#web/ui/TextField.tsx';

interface InviteRoleMemberProps {
  readonly role: InviteRoleMember_role$key;
}

const nobody = { name: '', email: '' };

/** For people without an account, or outside the viewer's teams. */
export function InviteRoleMember({ role }: InviteRoleMemberProps): ReactElement {
  const { id } = useFragment(
    graphql`
      fragment InviteRoleMember_role on Role {
        id
      }
    `,
    role,
  );
  const [inviteRoleMember] = useInviteRoleMember();
  const form = useForm({
    initial: nobody,
    labels: { name: roleMembersWords.inviteName, email: roleMembersWords.inviteEmail },
    check: ({ name, email }) => [...nameProblems(name), ...emailProblems(email.trim())],
    send: (values, idempotencyKey) => inviteRoleMember({ input: { roleId: id, ...values, idempotencyKey } }),
    onDone: (_done, { email }) => {
      form.replace(nobody);
      flash(roleMembersWords.invited(email));
    },
  });
  return (
    <Form label={roleMembersWords.inviteTitle} {...form.form}>
      <p>{roleMembersWords.inviteHint}</p>
      <TextField {...form.field('name')} />
      <TextField {...form.field('email')} type="email" />
      <FormActions>
        <Button type="submit" isPending={form.isPending} pendingLabel={roleMembersWords.inviting}>
          {roleMembersWords.invite}
        </Button>
      </FormActions>
    </Form>
  );
}
