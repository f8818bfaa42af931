import type { ReactElement, ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import { outputListWords } from '#messages/output/outputListWords.ts';
import type { NoOutputs_viewer$key } from '#web/__generated__/NoOutputs_viewer.graphql.ts';
import type { NoOutputsQuery } from '#web/__generated__/NoOutputsQuery.graphql.ts';
import { NoTeam } from '#web/parts/team/NoTeam.tsx';
import { useQueryResponse } from '#web/relay/useQueryResponse.ts';
import { outputsViewUrl, type OutputListView } from '#web/screens/Outputs/list/outputsViewUrl.ts';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import styles from '#web/lists/List.module.css';

interface NoOutputsProps {
  readonly viewer: NoOutputs_viewer$key;
  readonly view: OutputListView;
  /** the Export button, which explains that there is nothing to export */
  readonly action: ReactNode;
}

export function NoOutputs({ viewer, view, action }: NoOutputsProps): ReactElement | null {
  const data = useFragment(
    graphql`
      fragment NoOutputs_viewer on Viewer {
        hasAssignments
        hasOtherForms
        teams {
          __typename
        }
        ...NoTeam_viewer
      }
    `,
    viewer,
  );
  const isFiltered = view.filters === null || view.filters.length > 0;
  // Whether there are any outputs without the filter.
  const {
    data: anything,
    isLoading,
    hasFailed,
  } = useQueryResponse<NoOutputsQuery>(
    graphql`
      query NoOutputsQuery {
        outputRows(filters: [], first: 1) {
          edges {
            __typename
          }
        }
        filterForms {
          __typename
        }
      }
    `,
    {},
  );
  if (isLoading) return null;
  if (hasFailed || !anything || (isFiltered && anything.outputRows.edges.length > 0)) {
    const everything = outputsViewUrl.viewPath({ ...view, filters: [], savedId: null });
    return (
      <>
        <div className={styles.toolbar}>
          <span />
          {action}
        </div>
        <EmptyState
          drawing="lens"
          title={outputListWords.noMatchTitle}
          action={isFiltered && <ButtonLink to={everything}>{outputListWords.all}</ButtonLink>}
        >
          {outputListWords.noMatch}
        </EmptyState>
      </>
    );
  }
  if (data.teams.length === 0 && !data.hasOtherForms && !data.hasAssignments)
    return <NoTeam viewer={data} title={outputListWords.noneTitle} reason={outputListWords.noTeam} />;
  return (
    <EmptyState drawing="paper" title={outputListWords.noneTitle}>
      {anything.filterForms.length > 0 ? outputListWords.none : outputListWords.notMember}
    </EmptyState>
  );
}
