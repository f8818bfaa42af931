import { useState, type ReactElement } from 'react';
import { graphql, usePreloadedQuery } from 'react-relay';
import { newTokenWords, tokenWords } from '#messages/account/tokenWords.ts';
import { teamWords } from '#messages/team/teamWords.ts';
import type { NewTokenScreenQuery } from '#web/__generated__/NewTokenScreenQuery.graphql.ts';
import { RequestError } from '#web/relay/requestError.ts';
import type { ScreenProps } from '#web/relay/route.tsx';
import { CreatedToken } from '#web/screens/Teams/Tokens/CreatedToken.tsx';
import { NewTokenForm } from '#web/screens/Teams/Tokens/NewTokenForm.tsx';
import { Cards } from '#web/ui/Card.tsx';
import { PageTitle } from '#web/ui/PageTitle.tsx';

export function NewTokenScreen({ query }: ScreenProps<NewTokenScreenQuery>): ReactElement {
  const { teamBySlug: team } = usePreloadedQuery<NewTokenScreenQuery>(
    graphql`
      query NewTokenScreenQuery($slug: String!) @preloadable {
        teamBySlug(slug: $slug) {
          name
          slug
          availableActions
          ...NewTokenForm_team
        }
      }
    `,
    query,
  );
  const [made, setMade] = useState<{ readonly token: string | null } | null>(null);
  if (!team) throw new RequestError('notFound');
  if (!team.availableActions.includes('createApiToken')) throw new RequestError('refused');
  const at = `/teams/${team.slug}`;
  const crumbs = [
    { label: teamWords.title, to: '/teams' },
    { label: team.name, to: at },
    { label: tokenWords.title, to: `${at}/tokens` },
  ];
  return (
    <>
      <PageTitle key={made ? 'shown' : 'form'} within={team.name} crumbs={crumbs} isFocused={made !== null}>
        {made ? newTokenWords.shownTitle : newTokenWords.title}
      </PageTitle>
      <Cards>
        {made ? (
          <CreatedToken token={made.token} listPath={`${at}/tokens`} />
        ) : (
          <NewTokenForm team={team} onMade={(token) => setMade({ token })} />
        )}
      </Cards>
    </>
  );
}
