import type { ReactElement } from 'react';
import { graphql, usePreloadedQuery } from 'react-relay';
import { useLocation } from 'react-router';
import { parseFilter } from '#domain/filter/filter.ts';
import { filterWords } from '#messages/lists/filterWords.ts';
import { submissionListWords } from '#messages/lists/submissionListWords.ts';
import type { SubmissionsScreenQuery } from '#web/__generated__/SubmissionsScreenQuery.graphql.ts';
import { DefaultView } from '#web/lists/DefaultView.tsx';
import { hasUnknownNames } from '#web/lists/filter/conditionLabel.ts';
import { FilterBar } from '#web/lists/filter/FilterBar.tsx';
import { ListOptions } from '#web/lists/ListOptions.tsx';
import { SavedFilters } from '#web/lists/saved/SavedFilters.tsx';
import { useListLayout } from '#web/lists/useListLayout.ts';
import { updateFilter } from '#web/lists/viewUrl.ts';
import { useGuardedNavigation } from '#web/navigation/useGuardedNavigation.ts';
import type { ScreenProps } from '#web/relay/route.tsx';
import { MasterSearch } from '#web/screens/Submissions/MasterSearch.tsx';
import { SubmissionList } from '#web/screens/Submissions/SubmissionList.tsx';
import {
  submissionsViewUrl,
  submissionViewIn,
  submissionViewPath,
  type SubmissionListView,
} from '#web/screens/Submissions/submissionListView.ts';
import { submissionListDefinition } from '#web/screens/Submissions/submissionTableColumns.tsx';
import { Alert } from '#web/ui/Alert.tsx';
import { PageTitle } from '#web/ui/PageTitle.tsx';
import styles from '#web/lists/List.module.css';

/** The staff's main list: submissions they can see, filtered, sorted, and live. Decision 0045. */
export function SubmissionsScreen({ query }: ScreenProps<SubmissionsScreenQuery>): ReactElement {
  const { search } = useLocation();
  const depart = useGuardedNavigation();
  const { viewer, list, filterNames } = usePreloadedQuery<SubmissionsScreenQuery>(
    graphql`
      query SubmissionsScreenQuery(
        $filters: JSON!
        $sort: SubmissionSort
        $ascending: Boolean
        $isBare: Boolean!
        $count: Int!
      ) @preloadable {
        viewer {
          ...SavedFilters_viewer @arguments(kind: submission)
          ...useListLayout_viewer @arguments(kind: submission)
          ...DefaultView_viewer @arguments(kind: submission)
        }
        filterNames(filters: $filters) @skip(if: $isBare) {
          choiceId
          name
          formId
        }
        ...SubmissionList_query
          @arguments(filters: $filters, sort: $sort, ascending: $ascending, count: $count)
          @alias(as: "list")
          @skip(if: $isBare)
      }
    `,
    query,
  );
  const [layout, keepLayout] = useListLayout('submission', viewer ?? null);
  const view = submissionViewIn(new URLSearchParams(search));
  const parsed = parseFilter('submission', view.filters);
  if (!list || !parsed.ok)
    return <DefaultView kind="submission" viewer={viewer ?? null} address={submissionsViewUrl} />;
  const filter = parsed.value;
  const names = new Map(
    (filterNames ?? []).map(({ choiceId, name, formId }) => [choiceId, { name, formId: formId ?? null }]),
  );
  const show = (change: (ahead: SubmissionListView) => Partial<SubmissionListView>): void => {
    const { said, go } = depart();
    const ahead = submissionViewIn(new URLSearchParams(said));
    go(submissionViewPath({ ...ahead, ...change(ahead) }));
  };
  const order = (change: Partial<SubmissionListView>): void => show(() => change);
  return (
    <div data-frame="whole" className={styles.page}>
      <div className={styles.titles}>
        <PageTitle>{submissionListWords.title}</PageTitle>
        <MasterSearch />
      </div>
      <div className={styles.titles}>
        <FilterBar
          kind="submission"
          filter={filter}
          names={names}
          onChange={(change) =>
            show(({ filters }) => ({ filters: updateFilter('submission', filters, filter, change) }))
          }
        />
        {viewer && (
          <SavedFilters
            kind="submission"
            viewer={viewer}
            filter={filter}
            savedId={view.savedId}
            pathOf={(filters, savedId) => submissionViewPath({ ...view, filters, savedId })}
          />
        )}
      </div>
      {hasUnknownNames(filter, names) && <Alert tone="warning">{filterWords.lost}</Alert>}
      <SubmissionList
        key={submissionViewPath(view)}
        submissions={list}
        view={{ ...view, filters: filter }}
        names={names}
        layout={layout}
        onOrder={order}
        options={
          <ListOptions
            face={submissionListDefinition}
            layout={layout}
            onLayout={keepLayout}
            order={view}
            onOrder={order}
          />
        }
      />
    </div>
  );
}
