import type { ReactElement } from 'react';
import { graphql, usePreloadedQuery } from 'react-relay';
import type { ExportFormScreenQuery } from '#web/__generated__/ExportFormScreenQuery.graphql.ts';
import { NewExportForm } from '#web/parts/export/NewExportForm.tsx';
import { RequestError } from '#web/relay/requestError.ts';
import type { ScreenProps } from '#web/relay/route.tsx';
import { Cards } from '#web/ui/Card.tsx';

export function ExportFormScreen({ query }: ScreenProps<ExportFormScreenQuery>): ReactElement {
  const { node, viewer } = usePreloadedQuery<ExportFormScreenQuery>(
    graphql`
      query ExportFormScreenQuery($id: ID!) @preloadable {
        viewer {
          timeZone
        }
        node(id: $id) {
          ... on MasterTemplate @alias(as: "form") {
            id
          }
        }
      }
    `,
    query,
  );
  if (!node?.form) throw new RequestError('notFound');
  return (
    <Cards>
      <NewExportForm onlyFormId={node.form.id} timeZone={viewer?.timeZone ?? 'UTC'} />
    </Cards>
  );
}
