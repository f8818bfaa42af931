import type { ReactElement } from 'react';
import { graphql, usePreloadedQuery } from 'react-relay';
import type { EditRoleScreenQuery } from '#web/__generated__/EditRoleScreenQuery.graphql.ts';
import { RequestError } from '#web/relay/requestError.ts';
import type { ScreenProps } from '#web/relay/route.tsx';
import { EditRole } from '#web/screens/Teams/Roles/EditRole.tsx';

export function EditRoleScreen({ query }: ScreenProps<EditRoleScreenQuery>): ReactElement {
  const { node, viewer } = usePreloadedQuery<EditRoleScreenQuery>(
    graphql`
      query EditRoleScreenQuery($id: ID!) @preloadable {
        viewer {
          ...EditRole_viewer
        }
        node(id: $id) {
          ...EditRole_role @alias(as: "role")
        }
      }
    `,
    query,
  );
  if (!node?.role || !viewer) throw new RequestError('notFound');
  return <EditRole role={node.role} viewer={viewer} />;
}
