import type { ReactElement } from 'react';
import { graphql, usePreloadedQuery } from 'react-relay';
import { roleWords } from '#messages/team/roleWords.ts';
import { teamWords } from '#messages/team/teamWords.ts';
import type { RoleListScreenQuery } from '#web/__generated__/RoleListScreenQuery.graphql.ts';
import { useSearchParameters } from '#web/navigation/useSearchParameters.ts';
import { ReferrerLink } from '#web/parts/ReferrerLink.tsx';
import { copyReferrer } from '#web/parts/session/referrer.ts';
import { RequestError } from '#web/relay/requestError.ts';
import type { ScreenProps } from '#web/relay/route.tsx';
import { RoleTable } from '#web/screens/Teams/Roles/RoleTable.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { PageTitle } from '#web/ui/PageTitle.tsx';

export function RoleListScreen({ query }: ScreenProps<RoleListScreenQuery>): ReactElement {
  const search = useSearchParameters();
  const { teamBySlug: team } = usePreloadedQuery<RoleListScreenQuery>(
    graphql`
      query RoleListScreenQuery($slug: String!) @preloadable {
        teamBySlug(slug: $slug) {
          name
          slug
          availableActions
          ...RoleTable_team
        }
      }
    `,
    query,
  );
  if (!team) throw new RequestError('notFound');
  const mayCreate = team.availableActions.includes('createRole');
  return (
    <>
      <ReferrerLink />
      <PageTitle
        within={team.name}
        crumbs={[
          { label: teamWords.title, to: '/teams' },
          { label: team.name, to: `/teams/${team.slug}` },
        ]}
        note={roleWords.lead}
        action={
          mayCreate && (
            <ButtonLink variant="primary" to={copyReferrer(`/teams/${team.slug}/roles/new`, search)}>
              {roleWords.add}
            </ButtonLink>
          )
        }
      >
        {roleWords.title}
      </PageTitle>
      <RoleTable team={team} />
    </>
  );
}
