import { useId, type ReactElement } from 'react';
import { graphql, usePreloadedQuery } from 'react-relay';
import { entityListWords, newEntityWords as words } from '#messages/entity/entityListWords.ts';
import { teamWords } from '#messages/team/teamWords.ts';
import type { NewEntityScreenQuery } from '#web/__generated__/NewEntityScreenQuery.graphql.ts';
import { useGuardedNavigation } from '#web/navigation/useGuardedNavigation.ts';
import { useSearchParameters } from '#web/navigation/useSearchParameters.ts';
import { RequestError } from '#web/relay/requestError.ts';
import type { ScreenProps } from '#web/relay/route.tsx';
import { AddRemoteEntity } from '#web/screens/Teams/Entities/AddRemoteEntity.tsx';
import { entityListPath } from '#web/screens/Teams/Entities/entityPaths.ts';
import { NewEntityForm } from '#web/screens/Teams/Entities/NewEntityForm.tsx';
import { NoEntities } from '#web/screens/Teams/Entities/NoEntities.tsx';
import { Card, Cards } from '#web/ui/Card.tsx';
import { PageTitle } from '#web/ui/PageTitle.tsx';
import { Select } from '#web/ui/Select.tsx';

const everything = { kind: null, search: '', isArchived: false };

/** Adds an entity: its type first, then its fields. */
export function NewEntityScreen({ query }: ScreenProps<NewEntityScreenQuery>): ReactElement {
  const id = useId();
  const depart = useGuardedNavigation();
  const chosen = useSearchParameters().get('kind');
  const { teamBySlug: team } = usePreloadedQuery<NewEntityScreenQuery>(
    graphql`
      query NewEntityScreenQuery($slug: String!) @preloadable {
        teamBySlug(slug: $slug) {
          id
          name
          slug
          availableActions
          ...NoEntities_team
          customEntities {
            id
            customEntityId
            name
            type
            ...NewEntityForm_kind
          }
        }
      }
    `,
    query,
  );
  if (!team?.availableActions.includes('createEntity')) throw new RequestError('notFound');
  const { name, slug, customEntities } = team;
  const only = customEntities.length === 1 ? customEntities[0] : undefined;
  const kind = customEntities.find(({ customEntityId }) => customEntityId === chosen) ?? only;
  return (
    <>
      <PageTitle
        within={name}
        crumbs={[
          { label: teamWords.title, to: '/teams' },
          { label: name, to: `/teams/${slug}` },
          { label: entityListWords.entities, to: entityListPath(slug) },
        ]}
      >
        {words.title}
      </PageTitle>
      {customEntities.length === 0 && <NoEntities team={team} choice={everything} />}
      {customEntities.length > 0 && (
        <Cards>
          <Card title={words.title} isTitleHidden>
            <Select
              id={`${id}kind`}
              name="kind"
              label={words.kind}
              value={kind?.customEntityId ?? ''}
              options={[
                ...(kind ? [] : [{ value: '', label: words.chooseKind }]),
                ...customEntities.map(({ customEntityId, name: label }) => ({ value: customEntityId, label })),
              ]}
              onChange={(value) => depart().search({ kind: value || null }, { replace: true })}
            />
            {kind?.type === 'standard' && <NewEntityForm key={kind.id} kind={kind} slug={slug} />}
            {kind?.type === 'remote_gis' && (
              <AddRemoteEntity key={kind.id} id={`${id}remote`} kindId={kind.id} slug={slug} />
            )}
          </Card>
        </Cards>
      )}
    </>
  );
}
