import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { roleFormWords, roleWords } from '#messages/team/roleWords.ts';
import { teamWords } from '#messages/team/teamWords.ts';
import type { EditRole_role$key } from '#web/__generated__/EditRole_role.graphql.ts';
import type { EditRole_viewer$key } from '#web/__generated__/EditRole_viewer.graphql.ts';
import { useGuardedNavigation } from '#web/navigation/useGuardedNavigation.ts';
import { useSearchParameters } from '#web/navigation/useSearchParameters.ts';
import { ReferrerLink } from '#web/parts/ReferrerLink.tsx';
import { RoleSettings } from '#web/screens/Teams/Roles/RoleSettings.tsx';
import { RoleUsers } from '#web/screens/Teams/Roles/RoleUsers.tsx';
import { PageTitle } from '#web/ui/PageTitle.tsx';
import { Tabs } from '#web/ui/Tabs.tsx';

interface EditRoleProps {
  readonly role: EditRole_role$key;
  readonly viewer: EditRole_viewer$key;
}

const tabs = ['settings', 'users'] as const;

export function EditRole({ role, viewer }: EditRoleProps): ReactElement {
  const data = useFragment(
    graphql`
      fragment EditRole_role on Role {
        name
        team {
          name
          slug
        }
        ...RoleSettings_role
        ...RoleUsers_role
      }
    `,
    role,
  );
  const viewerData = useFragment(
    graphql`
      fragment EditRole_viewer on Viewer {
        ...RoleUsers_viewer
      }
    `,
    viewer,
  );
  const search = useSearchParameters();
  const depart = useGuardedNavigation();
  const select = (tab: string): void => {
    depart().search({ tab }, { replace: true, preventScrollReset: true });
  };
  const { name, team } = data;
  const at = `/teams/${team.slug}`;
  return (
    <>
      <ReferrerLink />
      <PageTitle
        within={team.name}
        crumbs={[
          { label: teamWords.title, to: '/teams' },
          { label: team.name, to: at },
          { label: roleWords.title, to: `${at}/roles` },
        ]}
      >
        {name}
      </PageTitle>
      <Tabs
        label={roleWords.title}
        selected={tabs.find((tab) => tab === search.get('tab')) ?? 'settings'}
        onSelect={select}
        tabs={[
          { id: 'settings', label: roleFormWords.settings, content: <RoleSettings role={data} /> },
          { id: 'users', label: roleFormWords.users, content: <RoleUsers role={data} viewer={viewerData} /> },
        ]}
      />
    </>
  );
}
