import { useState, type ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { operatorActions, type OperatorAction } from '#domain/account/operatorActions.ts';
import { managePersonWords, operatorPeopleWords } from '#messages/operator/operatorPageWords.ts';
import type { IconName } from '#messages/shell/iconNames.ts';
import type { ManagePerson_person$key } from '#web/__generated__/ManagePerson_person.graphql.ts';
import { plainId } from '#web/relay/plainId.ts';
import { CloseAccount } from '#web/screens/Operator/People/CloseAccount.tsx';
import { GovernmentUser } from '#web/screens/Operator/People/GovernmentUser.tsx';
import { ReopenAccount } from '#web/screens/Operator/People/ReopenAccount.tsx';
import { ResetFactors } from '#web/screens/Operator/People/ResetFactors.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { Menu } from '#web/ui/Menu.tsx';

interface ManagePersonProps {
  readonly person: ManagePerson_person$key;
}

const icons: Readonly<Record<OperatorAction, IconName>> = {
  setGovernmentUser: 'desk',
  deactivatePerson: 'lock',
  reactivatePerson: 'person',
  resetFactors: 'key',
};

const dialogs = {
  setGovernmentUser: GovernmentUser,
  deactivatePerson: CloseAccount,
  reactivatePerson: ReopenAccount,
  resetFactors: ResetFactors,
} as const;

/** Operator's menu of actions for a person. */
export function ManagePerson({ person: key }: ManagePersonProps): ReactElement {
  const { id, name, isGovernment, user, availableActions } = useFragment(
    graphql`
      fragment ManagePerson_person on OperatedPerson {
        id
        name
        isGovernment
        user {
          id
        }
        availableActions
      }
    `,
    key,
  );
  const [openAction, setOpenAction] = useState<OperatorAction | null>(null);
  const Asking = openAction && dialogs[openAction];
  return (
    <>
      <Menu
        label={managePersonWords.manageNamed(name)}
        face={
          <>
            {managePersonWords.manage} <Icon name="chevron-down" size={16} />
          </>
        }
        entries={[
          {
            id: 'log',
            label: operatorPeopleWords.log,
            icon: 'document',
            to: `/operator/audit?person=${plainId(id)}`,
          },
          ...operatorActions
            .filter((action) => availableActions.includes(action))
            .map((action) => ({
              ...{ id: action, label: labelOf(action, isGovernment), icon: icons[action] },
              isDangerous: action === 'deactivatePerson',
              onPress: () => setOpenAction(action),
            })),
        ]}
      />
      {Asking && (
        <Asking id={id} userId={user.id} name={name} isGovernment={isGovernment} onClose={() => setOpenAction(null)} />
      )}
    </>
  );
}

const labelOf = (action: OperatorAction, isGovernment: boolean): string =>
  action === 'setGovernmentUser' && isGovernment
    ? managePersonWords.removeGovernment
    : managePersonWords.actions[action];
