import type { ReactElement } from 'react';
import { graphql, usePreloadedQuery } from 'react-relay';
import { roleFormWords, roleWords } from '#messages/team/roleWords.ts';
import { teamWords } from '#messages/team/teamWords.ts';
import type { NewRoleScreenQuery } from '#web/__generated__/NewRoleScreenQuery.graphql.ts';
import { ReferrerLink } from '#web/parts/ReferrerLink.tsx';
import { RequestError } from '#web/relay/requestError.ts';
import type { ScreenProps } from '#web/relay/route.tsx';
import { NewRoleForm } from '#web/screens/Teams/Roles/NewRoleForm.tsx';
import { Cards } from '#web/ui/Card.tsx';
import { PageTitle } from '#web/ui/PageTitle.tsx';

export function NewRoleScreen({ query }: ScreenProps<NewRoleScreenQuery>): ReactElement {
  const { teamBySlug: team } = usePreloadedQuery<NewRoleScreenQuery>(
    graphql`
      query NewRoleScreenQuery($slug: String!) @preloadable {
        teamBySlug(slug: $slug) {
          name
          slug
          availableActions
          ...NewRoleForm_team
        }
      }
    `,
    query,
  );
  if (!team) throw new RequestError('notFound');
  if (!team.availableActions.includes('createRole')) throw new RequestError('refused');
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
        {roleFormWords.newTitle}
      </PageTitle>
      <Cards>
        <NewRoleForm team={team} />
      </Cards>
    </>
  );
}
