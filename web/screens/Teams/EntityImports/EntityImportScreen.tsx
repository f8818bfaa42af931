import type { ReactElement } from 'react';
import { graphql, usePreloadedQuery, useRelayEnvironment } from 'react-relay';
import { entityImportWords as words } from '#messages/entity/entityImportWords.ts';
import { teamWords } from '#messages/team/teamWords.ts';
import type { EntityImportScreenQuery } from '#web/__generated__/EntityImportScreenQuery.graphql.ts';
import EntityImportScreenNode from '#web/__generated__/EntityImportScreenQuery.graphql.ts';
import { refetchQuery } from '#web/relay/refetchQuery.ts';
import { RequestError } from '#web/relay/requestError.ts';
import type { ScreenProps } from '#web/relay/route.tsx';
import { EntityImportColumns } from '#web/screens/Teams/EntityImports/EntityImportColumns.tsx';
import { entitiesOfKindPath, entityImportsPath } from '#web/screens/Teams/EntityImports/entityImportPaths.ts';
import { EntityImportProblems } from '#web/screens/Teams/EntityImports/EntityImportProblems.tsx';
import { EntityImportReport } from '#web/screens/Teams/EntityImports/EntityImportReport.tsx';
import { EntityImportTag } from '#web/screens/Teams/EntityImports/EntityImportTable.tsx';
import { UndoEntityImport } from '#web/screens/Teams/EntityImports/UndoEntityImport.tsx';
import { useLiveEntityImports } from '#web/screens/Teams/EntityImports/useLiveEntityImports.ts';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { Card, Cards } from '#web/ui/Card.tsx';
import { FormActions } from '#web/ui/Form.tsx';
import { PageTitle } from '#web/ui/PageTitle.tsx';

/** One file of entities: column mapping, test result, import, and undoing it. */
export function EntityImportScreen({ query }: ScreenProps<EntityImportScreenQuery>): ReactElement {
  const { slug, importId } = query.variables;
  const { node, teamBySlug: team } = usePreloadedQuery<EntityImportScreenQuery>(
    graphql`
      query EntityImportScreenQuery($slug: String!, $importId: ID!) @preloadable {
        teamBySlug(slug: $slug) {
          id
          name
          slug
        }
        node(id: $importId) {
          ... on EntityImport @alias(as: "found") {
            fileName
            status
            isWorking
            undoneAt
            rowCount
            createdBy
            customEntity {
              id
              name
            }
            ...EntityImportReport_import
            ...EntityImportColumns_import
            ...EntityImportProblems_import
            ...UndoEntityImport_import
          }
        }
      }
    `,
    query,
  );
  const found = node?.found;
  if (!team || !found) throw new RequestError('notFound');
  const environment = useRelayEnvironment();
  useLiveEntityImports(team.id, { shown: [importId] }, () =>
    refetchQuery<EntityImportScreenQuery>(environment, EntityImportScreenNode, { slug, importId }),
  );
  const { fileName, status, isWorking, undoneAt, rowCount, createdBy, customEntity } = found;
  const isUnderWay = isWorking || status === 'testing' || status === 'running';
  return (
    <>
      <PageTitle
        within={team.name}
        crumbs={[
          { label: teamWords.title, to: '/teams' },
          { label: team.name, to: `/teams/${team.slug}` },
          { label: words.title, to: entityImportsPath(team.slug) },
        ]}
        note={words.facts(customEntity.name, rowCount, createdBy)}
      >
        {fileName}
      </PageTitle>
      <Cards isWide>
        <Card title={words.result} isTitleHidden>
          <div>
            <EntityImportTag status={status} undoneAt={undoneAt} />
          </div>
          <EntityImportReport of={found} />
          <FormActions>
            {status === 'finished' && !undoneAt && (
              <ButtonLink variant="primary" to={entitiesOfKindPath(team.slug, customEntity.id)}>
                {words.showEntities}
              </ButtonLink>
            )}
            <UndoEntityImport of={found} />
            <ButtonLink variant="quiet" to={entityImportsPath(team.slug)}>
              {words.all}
            </ButtonLink>
          </FormActions>
        </Card>
        {!isUnderWay && status !== 'finished' && <EntityImportColumns of={found} />}
        {!isUnderWay && <EntityImportProblems of={found} />}
      </Cards>
    </>
  );
}
