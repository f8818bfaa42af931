import { graphql, readInlineData } from 'react-relay';
import type { rolePowers_role$key } from '#web/__generated__/rolePowers_role.graphql.ts';
import { powersOf, type Power } from '#web/screens/Teams/Roles/powers.ts';

export function rolePowers(role: rolePowers_role$key): readonly Power[] {
  const { roleType, workflowCreator, teamManager, financeManager, financeMember } = readInlineData(
    graphql`
      fragment rolePowers_role on Role @inline {
        roleType
        workflowCreator
        teamManager
        financeManager
        financeMember
      }
    `,
    role,
  );
  return powersOf(roleType, { workflowCreator, teamManager, financeManager, financeMember });
}
