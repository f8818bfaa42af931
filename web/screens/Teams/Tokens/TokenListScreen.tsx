import type { ReactElement } from 'react';
import { graphql, usePreloadedQuery } from 'react-relay';
import { tokenWords } from '#messages/account/tokenWords.ts';
import { teamWords } from '#messages/team/teamWords.ts';
import type { TokenListScreenQuery } from '#web/__generated__/TokenListScreenQuery.graphql.ts';
import { RequestError } from '#web/relay/requestError.ts';
import type { ScreenProps } from '#web/relay/route.tsx';
import { TokenTable } from '#web/screens/Teams/Tokens/TokenTable.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { PageTitle } from '#web/ui/PageTitle.tsx';

export function TokenListScreen({ query }: ScreenProps<TokenListScreenQuery>): ReactElement {
  const { teamBySlug: team } = usePreloadedQuery<TokenListScreenQuery>(
    graphql`
      query TokenListScreenQuery($slug: String!) @preloadable {
        teamBySlug(slug: $slug) {
          name
          slug
          ...TokenTable_team
        }
      }
    `,
    query,
  );
  if (!team) throw new RequestError('notFound');
  const at = `/teams/${team.slug}`;
  return (
    <>
      <PageTitle
        within={team.name}
        crumbs={[
          { label: teamWords.title, to: '/teams' },
          { label: team.name, to: at },
        ]}
        note={tokenWords.lead}
        action={
          <ButtonLink variant="primary" icon="plus" to={`${at}/tokens/new`}>
            {tokenWords.create}
          </ButtonLink>
        }
      >
        {tokenWords.title}
      </PageTitle>
      <TokenTable team={team} />
    </>
  );
}
