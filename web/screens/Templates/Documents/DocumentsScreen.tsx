// Fields are read by the sort order.
/* oxlint-disable relay/unused-fields */
import type { ReactElement } from 'react';
import { graphql, usePreloadedQuery } from 'react-relay';
import { documentsInListOrder } from '#domain/template/documents.ts';
import type { DocumentsScreenQuery } from '#web/__generated__/DocumentsScreenQuery.graphql.ts';
import { Redirect } from '#web/navigation/Redirect.tsx';
import { RequestError } from '#web/relay/requestError.ts';
import type { ScreenProps } from '#web/relay/route.tsx';
import { documentPath, documentsPath } from '#web/screens/Templates/Documents/documentsPath.ts';

/** Redirects to a form's first document, or to a new one. */
export function DocumentsScreen({ query }: ScreenProps<DocumentsScreenQuery>): ReactElement {
  const { node } = usePreloadedQuery<DocumentsScreenQuery>(
    graphql`
      query DocumentsScreenQuery($id: ID!) @preloadable {
        node(id: $id) {
          ... on MasterTemplate @alias(as: "form") {
            id
            documents {
              id
              stopVersion
              latest
              publishedAt
            }
          }
        }
      }
    `,
    query,
  );
  const form = node?.form;
  if (!form) throw new RequestError('notFound');
  const [first] = documentsInListOrder(form.documents);
  return <Redirect to={first ? documentPath(form.id, first.id) : `${documentsPath(form.id)}/new`} />;
}
