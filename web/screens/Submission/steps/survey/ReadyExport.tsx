import type { ReactElement } from 'react';
import { graphql, useFragment, useLazyLoadQuery, useRelayEnvironment } from 'react-relay';
import { exportsPageWords as words } from '#messages/lists/exportsPageWords.ts';
import type { ReadyExport_changesSubscription } from '#web/__generated__/ReadyExport_changesSubscription.graphql.ts';
import type { ReadyExport_export$key } from '#web/__generated__/ReadyExport_export.graphql.ts';
import ReadyExportNode, { type ReadyExportQuery } from '#web/__generated__/ReadyExportQuery.graphql.ts';
import { refetchQuery } from '#web/relay/refetchQuery.ts';
import { useLiveUpdates } from '#web/relay/useLiveUpdates.ts';
import { Alert } from '#web/ui/Alert.tsx';
import { DownloadLink } from '#web/ui/DownloadLink.tsx';
import { Refusal } from '#web/ui/Refusal.tsx';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';

/** Download link once the export is ready, or why there is none. */
export function ReadyExport({ exportId: id }: { readonly exportId: string }): ReactElement | null {
  const environment = useRelayEnvironment();
  const { node } = useLazyLoadQuery<ReadyExportQuery>(
    graphql`
      query ReadyExportQuery($id: ID!) {
        node(id: $id) {
          ... on Export @alias(as: "export") {
            ...ReadyExport_export
          }
        }
      }
    `,
    { id },
    { fetchPolicy: 'store-and-network' },
  );
  useLiveUpdates<ReadyExport_changesSubscription>({
    subscription: graphql`
      subscription ReadyExport_changesSubscription($after: String) {
        exportsChanged(after: $after) {
          cursor
          export {
            ...ReadyExport_export
          }
        }
      }
    `,
    variables: {},
    needsRefetch: (told) => told === null,
    refetch: () => refetchQuery<ReadyExportQuery>(environment, ReadyExportNode, { id }),
  });
  const made = useFragment<ReadyExport_export$key>(
    graphql`
      fragment ReadyExport_export on Export {
        name
        fileName
        downloadUrl
        failure
      }
    `,
    node?.export ?? null,
  );
  if (made?.failure) return <Refusal sentence={made.failure} />;
  if (!made?.downloadUrl) return null;
  const link = (
    <DownloadLink href={made.downloadUrl} mayBePage>
      {words.download}
      <VisuallyHidden> {made.name}</VisuallyHidden>
    </DownloadLink>
  );
  return (
    <Alert tone="success" isLive title={words.ready} action={link}>
      {made.fileName}
    </Alert>
  );
}
