import type { ReactElement } from 'react';
import { graphql, usePreloadedQuery } from 'react-relay';
import { useLocation } from 'react-router';
import { parseFilter } from '#domain/filter/filter.ts';
import { filterWords } from '#messages/lists/filterWords.ts';
import { submissionListWords } from '#messages/lists/submissionListWords.ts';
import type { SubmissionsScreenQuery } from '#web/__generated__/SubmissionsScreenQuery.graphql.ts';
import { useDeparture } from '#web/navigation/useDeparture.ts';
import type { ScreenProps } from '#web/relay/route.tsx';
import { faceOfSubmissions } from '#web/screens/Dashboard/columnsOfList.tsx';
import { namesUnknown } from '#web/screens/Dashboard/filter/conditionLabel.ts';
import { FilterBar } from '#web/screens/Dashboard/filter/FilterBar.tsx';
import { ListOptions } from '#web/screens/Dashboard/ListOptions.tsx';
import { submissionsAddress, viewIn, viewPath, type ListView } from '#web/screens/Dashboard/listView.ts';
import { MasterSearch } from '#web/screens/Dashboard/MasterSearch.tsx';
import { SavedFilters } from '#web/screens/Dashboard/saved/SavedFilters.tsx';
import { SubmissionList } from '#web/screens/Dashboard/SubmissionList.tsx';
import { useListLayout } from '#web/screens/Dashboard/useListLayout.ts';
import { UsualBeginning } from '#web/screens/Dashboard/UsualBeginning.tsx';
import { changedFilter } from '#web/screens/Dashboard/viewAddress.ts';
import { Alert } from '#web/ui/Alert.tsx';
import { PageTitle } from '#web/ui/PageTitle.tsx';
import styles from '#web/screens/Dashboard/SubmissionList.module.css';

/** The staff's main list: submissions they can see, filtered, sorted, and live. Decision 0045. */
export function SubmissionsScreen({ query }: ScreenProps<SubmissionsScreenQuery>): ReactElement {
  const { search } = useLocation();
  const depart = useDeparture();
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
          ...UsualBeginning_viewer @arguments(kind: submission)
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
  const view = viewIn(new URLSearchParams(search));
  const parsed = parseFilter('submission', view.filters);
  if (!list || !parsed.ok)
    return <UsualBeginning kind="submission" viewer={viewer ?? null} address={submissionsAddress} />;
  const filter = parsed.value;
  const names = new Map(
    (filterNames ?? []).map(({ choiceId, name, formId }) => [choiceId, { name, formId: formId ?? null }]),
  );
  const show = (change: (ahead: ListView) => Partial<ListView>): void => {
    const { said, go } = depart();
    const ahead = viewIn(new URLSearchParams(said));
    go(viewPath({ ...ahead, ...change(ahead) }));
  };
  const order = (change: Partial<ListView>): void => show(() => change);
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
            show(({ filters }) => ({ filters: changedFilter('submission', filters, filter, change) }))
          }
        />
        {viewer && (
          <SavedFilters
            kind="submission"
            viewer={viewer}
            filter={filter}
            savedId={view.savedId}
            pathOf={(filters, savedId) => viewPath({ ...view, filters, savedId })}
          />
        )}
      </div>
      {namesUnknown(filter, names) && <Alert tone="warning">{filterWords.lost}</Alert>}
      <SubmissionList
        key={viewPath(view)}
        submissions={list}
        view={{ ...view, filters: filter }}
        names={names}
        layout={layout}
        onOrder={order}
        options={
          <ListOptions face={faceOfSubmissions} layout={layout} onLayout={keepLayout} order={view} onOrder={order} />
        }
      />
    </div>
  );
}
