import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { readPermissionLevel, writePermissionLevel } from '#domain/template/permissionLevel.ts';
import { formMembersWords } from '#messages/form/formWords.ts';
import type { MemberLevel_membership$key } from '#web/__generated__/MemberLevel_membership.graphql.ts';
import { SavedSelect } from '#web/parts/template/SavedChoice.tsx';
import { useSetTemplateMemberLevel } from '#web/screens/Templates/Configuration/useSetTemplateMemberLevel.ts';
import { flash } from '#web/ui/flashes.ts';

interface MemberLevelProps {
  readonly membership: MemberLevel_membership$key;
}

const levels = [
  { value: String(readPermissionLevel), label: formMembersWords.read },
  { value: String(writePermissionLevel), label: formMembersWords.write },
] as const;

/** Whether a member can view or edit the form. Applies immediately. */
export function MemberLevel({ membership }: MemberLevelProps): ReactElement {
  const { id, writes, contact } = useFragment(
    graphql`
      fragment MemberLevel_membership on MasterTemplateMembership {
        id
        writes
        contact {
          name
        }
      }
    `,
    membership,
  );
  const [setTemplateMemberLevel] = useSetTemplateMemberLevel();
  return (
    <SavedSelect
      label={formMembersWords.levelOf(contact.name)}
      value={String(writes ? writePermissionLevel : readPermissionLevel)}
      options={levels}
      save={async (value) => {
        const outcome = await setTemplateMemberLevel({
          input: { membershipId: id, permissionLevelId: Number(value) },
        });
        if (outcome.kind === 'done') flash(formMembersWords.levelSaved);
        return outcome;
      }}
    />
  );
}
