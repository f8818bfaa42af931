import type { ReactElement } from 'react';
import { graphql, usePreloadedQuery } from 'react-relay';
import { entityImportWords } from '#messages/entity/entityImportWords.ts';
import { entityListWords as words } from '#messages/entity/entityListWords.ts';
import { teamWords } from '#messages/team/teamWords.ts';
import type { EntityListScreenQuery } from '#web/__generated__/EntityListScreenQuery.graphql.ts';
import { useSearchParameters } from '#web/navigation/useSearchParameters.ts';
import { RequestError } from '#web/relay/requestError.ts';
import type { ScreenProps } from '#web/relay/route.tsx';
import { EntityFilters } from '#web/screens/Teams/Entities/EntityFilters.tsx';
import { EntityList } from '#web/screens/Teams/Entities/EntityList.tsx';
import { entityListIn } from '#web/screens/Teams/Entities/entityListIn.ts';
import { entityListPath } from '#web/screens/Teams/Entities/entityPaths.ts';
import { ExportEntities } from '#web/screens/Teams/Entities/ExportEntities.tsx';
import { entityImportsPath } from '#web/screens/Teams/EntityImports/entityImportPaths.ts';
import { TeamChoice } from '#web/screens/Teams/Members/TeamChoice.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { PageTitle } from '#web/ui/PageTitle.tsx';
import styles from '#web/screens/Teams/Entities/EntityList.module.css';

/** A team's entities: search, filters, and export. */
export function EntityListScreen({ query }: ScreenProps<EntityListScreenQuery>): ReactElement {
  const choice = entityListIn(useSearchParameters());
  const data = usePreloadedQuery<EntityListScreenQuery>(
    graphql`
      query EntityListScreenQuery($slug: String!, $kind: ID, $terms: String, $archived: Boolean) @preloadable {
        ...TeamChoice_query
        teamBySlug(slug: $slug) {
          id
          name
          slug
          availableActions
          customEntities {
            __typename
          }
          ...EntityFilters_team
          ...EntityList_team @arguments(kind: $kind, terms: $terms, archived: $archived)
        }
      }
    `,
    query,
  );
  const { teamBySlug: team } = data;
  if (!team?.availableActions.includes('viewCustomEntities')) throw new RequestError('notFound');
  const { id, name, slug, availableActions, customEntities } = team;
  // Without a type, the way to define one is below.
  const mayCreate = availableActions.includes('createEntity') && customEntities.length > 0;
  const at = entityListPath(slug);
  return (
    <>
      <PageTitle
        within={name}
        crumbs={[
          { label: teamWords.title, to: '/teams' },
          { label: name, to: `/teams/${slug}` },
        ]}
        note={words.note}
        action={
          <div className={styles.actions}>
            <ExportEntities teamId={id} kind={choice.kind} />
            {availableActions.includes('importEntities') && (
              <ButtonLink variant="quiet" to={entityImportsPath(slug)}>
                {entityImportWords.link}
              </ButtonLink>
            )}
            {mayCreate && (
              <ButtonLink variant="primary" to={choice.kind === null ? `${at}/new` : `${at}/new?kind=${choice.kind}`}>
                {words.create}
              </ButtonLink>
            )}
          </div>
        }
      >
        {words.entities}
      </PageTitle>
      <TeamChoice query={data} value={slug} page="entities" />
      <EntityFilters team={team} choice={choice} />
      <EntityList team={team} choice={choice} />
    </>
  );
}
