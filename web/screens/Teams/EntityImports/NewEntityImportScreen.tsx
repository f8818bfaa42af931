import type { ReactElement } from 'react';
import { graphql, usePreloadedQuery } from 'react-relay';
import { entityImportLimits } from '#domain/entity/entityImport.ts';
import { entityImportWords as words } from '#messages/entity/entityImportWords.ts';
import { importWords } from '#messages/lists/importWords.ts';
import { teamWords } from '#messages/team/teamWords.ts';
import type { NewEntityImportScreenQuery } from '#web/__generated__/NewEntityImportScreenQuery.graphql.ts';
import { useAction } from '#web/parts/form/useAction.ts';
import { RequestError } from '#web/relay/requestError.ts';
import type { ScreenProps } from '#web/relay/route.tsx';
import { entityImportPath, entityImportsPath } from '#web/screens/Teams/EntityImports/entityImportPaths.ts';
import { useUploadEntityImport } from '#web/screens/Teams/EntityImports/useUploadEntityImport.ts';
import { Card, Cards } from '#web/ui/Card.tsx';
import { FileChooser } from '#web/ui/FileChooser.tsx';
import { flash } from '#web/ui/flashes.ts';
import { PageTitle } from '#web/ui/PageTitle.tsx';

/** Uploads a file of entities of one kind. */
export function NewEntityImportScreen({ query }: ScreenProps<NewEntityImportScreenQuery>): ReactElement {
  const { node, teamBySlug: team } = usePreloadedQuery<NewEntityImportScreenQuery>(
    graphql`
      query NewEntityImportScreenQuery($slug: String!, $kindId: ID!) @preloadable {
        teamBySlug(slug: $slug) {
          name
          slug
          availableActions
        }
        node(id: $kindId) {
          ... on CustomEntity @alias(as: "kind") {
            id
            name
            type
            fields {
              name
            }
          }
        }
      }
    `,
    query,
  );
  const kind = node?.kind;
  if (!team?.availableActions.includes('importEntities') || kind?.type !== 'standard')
    throw new RequestError('notFound');
  const names = kind.fields.map(({ name }) => name).join(', ');
  return (
    <>
      <PageTitle
        within={team.name}
        crumbs={[
          { label: teamWords.title, to: '/teams' },
          { label: team.name, to: `/teams/${team.slug}` },
          { label: words.title, to: entityImportsPath(team.slug) },
        ]}
        note={words.newLead}
      >
        {words.newTitle(kind.name)}
      </PageTitle>
      <Cards isWide>
        <Card title={words.upload}>
          {names !== '' && <p>{words.fields(names)}</p>}
          <UploadFile slug={team.slug} kindId={kind.id} />
        </Card>
      </Cards>
    </>
  );
}

function UploadFile({ slug, kindId }: { readonly slug: string; readonly kindId: string }): ReactElement {
  const uploading = useAction(useUploadEntityImport(kindId), (importId, _file, { go }) => {
    flash(words.uploaded);
    go(entityImportPath(slug, importId));
  });
  return (
    <FileChooser
      label={words.file}
      hint={words.fileHint(entityImportLimits.rows, entityImportLimits.bytes / 1_000_000)}
      accept="text/csv,.csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet,.xlsx"
      isDropArea
      isPending={uploading.pending !== null}
      pendingLabel={importWords.uploading}
      refusal={uploading.refusal}
      onChoose={uploading.run}
    />
  );
}
