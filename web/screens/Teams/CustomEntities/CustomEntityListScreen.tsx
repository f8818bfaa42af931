import { useState, type ReactElement } from 'react';
import { graphql, usePreloadedQuery } from 'react-relay';
import { customEntityWords as words } from '#messages/entity/customEntityWords.ts';
import { teamWords } from '#messages/team/teamWords.ts';
import type { CustomEntityListScreenQuery } from '#web/__generated__/CustomEntityListScreenQuery.graphql.ts';
import { RequestError } from '#web/relay/requestError.ts';
import type { ScreenProps } from '#web/relay/route.tsx';
import { CustomEntityList } from '#web/screens/Teams/CustomEntities/CustomEntityList.tsx';
import { NewCustomEntity } from '#web/screens/Teams/CustomEntities/NewCustomEntity.tsx';
import { useLiveCustomEntities } from '#web/screens/Teams/CustomEntities/useLiveCustomEntities.ts';
import { useOpenCustomEntity } from '#web/screens/Teams/CustomEntities/useOpenCustomEntity.ts';
import { Button } from '#web/ui/Button.tsx';
import { PageTitle } from '#web/ui/PageTitle.tsx';

export function CustomEntityListScreen({ query }: ScreenProps<CustomEntityListScreenQuery>): ReactElement {
  const { teamBySlug: team } = usePreloadedQuery<CustomEntityListScreenQuery>(
    graphql`
      query CustomEntityListScreenQuery($slug: String!) @preloadable {
        teamBySlug(slug: $slug) {
          id
          name
          slug
          availableActions
          ...CustomEntityList_team
        }
      }
    `,
    query,
  );
  const [isCreating, setCreating] = useState(false);
  const { open } = useOpenCustomEntity();
  if (!team?.availableActions.includes('viewCustomEntities')) throw new RequestError('notFound');
  const { id, name, slug, availableActions } = team;
  const create = availableActions.includes('manageCustomEntities') && (
    <Button look="primary" onPress={() => setCreating(true)}>
      {words.create}
    </Button>
  );
  return (
    <>
      <PageTitle
        within={name}
        crumbs={[
          { label: teamWords.title, to: '/teams' },
          { label: name, to: `/teams/${slug}` },
        ]}
        note={words.lead}
        action={create}
      >
        {words.title}
      </PageTitle>
      <Live teamId={id} slug={slug} />
      <CustomEntityList team={team} />
      {isCreating && (
        <NewCustomEntity
          teamId={id}
          mayBeRemote={availableActions.includes('createRemoteCustomEntity')}
          onCreated={open}
          onClose={() => setCreating(false)}
        />
      )}
    </>
  );
}

function Live({ teamId, slug }: { readonly teamId: string; readonly slug: string }): null {
  useLiveCustomEntities(teamId, slug);
  return null;
}
