import type { ReactElement } from 'react';
import { graphql, usePreloadedQuery } from 'react-relay';
import { membersWords, teamWords } from '#messages/team/teamWords.ts';
import type { MembersScreenQuery } from '#web/__generated__/MembersScreenQuery.graphql.ts';
import { RequestError } from '#web/relay/requestError.ts';
import type { ScreenProps } from '#web/relay/route.tsx';
import { ExportPeople } from '#web/screens/Teams/Members/ExportPeople.tsx';
import { MemberTable } from '#web/screens/Teams/Members/MemberTable.tsx';
import { TeamChoice } from '#web/screens/Teams/Members/TeamChoice.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { PageTitle } from '#web/ui/PageTitle.tsx';
import styles from '#web/screens/Teams/Members/Members.module.css';

export function MembersScreen({ query }: ScreenProps<MembersScreenQuery>): ReactElement {
  const data = usePreloadedQuery<MembersScreenQuery>(
    graphql`
      query MembersScreenQuery($slug: String!) @preloadable {
        viewer {
          user {
            id
          }
        }
        ...TeamChoice_query
        teamBySlug(slug: $slug) {
          id
          availableActions
          name
          slug
          ...MemberTable_team
        }
      }
    `,
    query,
  );
  const { teamBySlug: team, viewer } = data;
  if (!team) throw new RequestError('notFound');
  return (
    <>
      <PageTitle
        within={team.name}
        crumbs={[
          { label: teamWords.title, to: '/teams' },
          { label: team.name, to: `/teams/${team.slug}` },
        ]}
        note={membersWords.lead}
        action={
          <div className={styles.actions}>
            {team.availableActions.includes('exportDirectory') && <ExportPeople teamId={team.id} />}
            <ButtonLink to={`/teams/${team.slug}/roles`}>{membersWords.manage}</ButtonLink>
          </div>
        }
      >
        {membersWords.title}
      </PageTitle>
      <TeamChoice query={data} value={team.slug} />
      <MemberTable team={team} viewerId={viewer?.user.id ?? null} />
    </>
  );
}
