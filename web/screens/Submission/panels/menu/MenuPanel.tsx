import type { ReactElement } from 'react';
import { graphql } from 'react-relay';
import type { MenuPanelQuery } from '#web/__generated__/MenuPanelQuery.graphql.ts';
import type { PanelProps } from '#web/screens/Submission/dock/PanelProps.ts';
import { useLiveQuery } from '#web/screens/Submission/dock/useLiveQuery.ts';
import { SubmissionMenu } from '#web/screens/Submission/panels/menu/SubmissionMenu.tsx';

const query = graphql`
  query MenuPanelQuery($id: ID!) {
    node(id: $id) {
      ... on Submission @alias(as: "submission") {
        ...SubmissionMenu_submission
      }
    }
  }
`;

export function MenuPanel({ submissionId }: PanelProps): ReactElement | null {
  const { node } = useLiveQuery<MenuPanelQuery>(query, submissionId);
  return node?.submission ? <SubmissionMenu submission={node.submission} /> : null;
}
