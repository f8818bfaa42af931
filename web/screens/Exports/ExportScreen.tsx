import type { ReactElement } from 'react';
import { graphql, usePreloadedQuery, useRelayEnvironment } from 'react-relay';
import { exportsPageWords } from '#messages/lists/exportsPageWords.ts';
import ExportScreenNode, { type ExportScreenQuery } from '#web/__generated__/ExportScreenQuery.graphql.ts';
import { NotFoundScreen } from '#web/parts/shell/FailureScreen.tsx';
import { refetchQuery } from '#web/relay/refetchQuery.ts';
import type { ScreenProps } from '#web/relay/route.tsx';
import { ExportTable } from '#web/screens/Exports/ExportTable.tsx';
import { useLiveExports } from '#web/screens/Exports/useLiveExports.ts';
import { Alert } from '#web/ui/Alert.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { PageTitle } from '#web/ui/PageTitle.tsx';

/** One export. The address of its file shows this page if there is no file, or none for this user. */
export function ExportScreen({ query }: ScreenProps<ExportScreenQuery>): ReactElement {
  const { viewer, node } = usePreloadedQuery<ExportScreenQuery>(
    graphql`
      query ExportScreenQuery($id: ID!) @preloadable {
        viewer {
          timeZone
        }
        node(id: $id) {
          ... on Export @alias(as: "export") {
            name
            status
            withheldBecause
            ...ExportTable_exports
          }
        }
      }
    `,
    query,
  );
  const { id } = query.variables;
  const environment = useRelayEnvironment();
  useLiveExports({ shown: [id] }, () => refetchQuery<ExportScreenQuery>(environment, ExportScreenNode, { id }));
  const shown = node?.export;
  if (!shown) return <NotFoundScreen />;
  const { name, status, withheldBecause } = shown;
  return (
    <>
      <PageTitle
        within={exportsPageWords.one}
        crumbs={[{ label: exportsPageWords.title, to: '/exports' }]}
        note={status === 'running' ? exportsPageWords.runningNote : exportsPageWords.keptNote}
      >
        {name}
      </PageTitle>
      {withheldBecause && (
        <Alert
          tone="warning"
          title={exportsPageWords.withheldTitle}
          action={<ButtonLink to="/exports/new">{exportsPageWords.again}</ButtonLink>}
        >
          {withheldBecause}
        </Alert>
      )}
      <ExportTable exports={[shown]} timeZone={viewer?.timeZone ?? 'UTC'} />
    </>
  );
}
