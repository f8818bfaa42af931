import type { ReactElement } from 'react';
import { graphql, usePreloadedQuery } from 'react-relay';
import { Link } from 'react-router';
import { entityListWords } from '#messages/entity/entityListWords.ts';
import { entityMergeWords } from '#messages/entity/entityMergeWords.ts';
import { entityPageWords as words } from '#messages/entity/entityPageWords.ts';
import { remoteEntityWords } from '#messages/entity/remoteEntityWords.ts';
import { teamWords } from '#messages/team/teamWords.ts';
import type { EntityScreenQuery } from '#web/__generated__/EntityScreenQuery.graphql.ts';
import { FeatureMap } from '#web/parts/map/FeatureMap.tsx';
import { plainId } from '#web/relay/plainId.ts';
import { RequestError } from '#web/relay/requestError.ts';
import type { ScreenProps } from '#web/relay/route.tsx';
import { EntityAtAddress } from '#web/screens/Teams/Entities/EntityAtAddress.tsx';
import { EntityContacts } from '#web/screens/Teams/Entities/EntityContacts.tsx';
import { EntityDuplicates } from '#web/screens/Teams/Entities/EntityDuplicates.tsx';
import { EntityHistory } from '#web/screens/Teams/Entities/EntityHistory.tsx';
import { EntityInformation } from '#web/screens/Teams/Entities/EntityInformation.tsx';
import { EntityMenu } from '#web/screens/Teams/Entities/EntityMenu.tsx';
import { entityListPath, entityPath } from '#web/screens/Teams/Entities/entityPaths.ts';
import { EntitySubmissions } from '#web/screens/Teams/Entities/EntitySubmissions.tsx';
import { EntitySuggestions } from '#web/screens/Teams/Entities/EntitySuggestions.tsx';
import { useLiveEntity } from '#web/screens/Teams/Entities/useLiveEntity.ts';
import { Alert } from '#web/ui/Alert.tsx';
import { Badge } from '#web/ui/Badge.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { Card } from '#web/ui/Card.tsx';
import { PageTitle } from '#web/ui/PageTitle.tsx';
import styles from '#web/screens/Teams/Entities/Entity.module.css';

/** Everything the team has on file about one entity. */
export function EntityScreen({ query }: ScreenProps<EntityScreenQuery>): ReactElement {
  const data = usePreloadedQuery<EntityScreenQuery>(
    graphql`
      query EntityScreenQuery($slug: String!, $id: ID!) @preloadable {
        teamBySlug(slug: $slug) {
          id
          name
          slug
          timeZone
          ...EntityContacts_team
        }
        node(id: $id) {
          ... on Entity @alias(as: "entity") {
            name
            customEntityName
            isRemote
            archivedAt
            team {
              id
            }
            mergedInto {
              id
              name
            }
            ...EntityMenu_entity
            ...EntitySuggestions_entity
            ...EntityDuplicates_entity
            ...EntityInformation_entity
            ...EntityContacts_entity
            ...EntitySubmissions_entity
            ...EntityAtAddress_entity
            ...EntityHistory_entity
            ...FeatureMap_entity
          }
        }
        ...FeatureMap_tiles
      }
    `,
    query,
  );
  const { teamBySlug: team, node } = data;
  const entity = node?.entity;
  useLiveEntity(query.variables);
  if (!team || entity?.team.id !== team.id) throw new RequestError('notFound');
  const at = entityListPath(team.slug);
  return (
    <>
      <PageTitle
        within={team.name}
        crumbs={[
          { label: teamWords.title, to: '/teams' },
          { label: team.name, to: `/teams/${team.slug}` },
          { label: entityListWords.entities, to: at },
        ]}
        note={
          <span className={styles.facts}>
            {entity.customEntityName}
            {entity.archivedAt != null && <Badge icon="archive">{words.archived}</Badge>}
            <Link to={at}>{words.all}</Link>
          </span>
        }
        action={<EntityMenu entity={entity} />}
      >
        {entity.name}
      </PageTitle>
      {entity.mergedInto ? (
        <Alert
          tone="info"
          action={
            <ButtonLink to={entityPath(team.slug, plainId(entity.mergedInto.id))}>{entity.mergedInto.name}</ButtonLink>
          }
        >
          {entityMergeWords.mergedInto(entity.mergedInto.name)}
        </Alert>
      ) : (
        entity.archivedAt != null && <Alert tone="info">{words.archivedNote}</Alert>
      )}
      <EntitySuggestions entity={entity} slug={team.slug} />
      {entity.isRemote && <Alert tone="info">{words.remoteNote}</Alert>}
      <div className={styles.columns}>
        <div className={styles.main}>
          <EntityInformation entity={entity} />
          <EntitySubmissions entity={entity} timeZone={team.timeZone} />
          <EntityAtAddress entity={entity} />
        </div>
        <div className={styles.side}>
          {entity.isRemote && (
            <Card title={remoteEntityWords.location}>
              <FeatureMap entity={entity} query={data} timeZone={team.timeZone} />
            </Card>
          )}
          <EntityContacts entity={entity} team={team} />
          <EntityDuplicates entity={entity} slug={team.slug} timeZone={team.timeZone} />
          <EntityHistory entity={entity} timeZone={team.timeZone} />
        </div>
      </div>
    </>
  );
}
