import type { ReactElement } from 'react';
import { graphql, usePreloadedQuery } from 'react-relay';
import { useLocation } from 'react-router';
import { parseFilter } from '#domain/filter/filter.ts';
import { filterWords } from '#messages/lists/filterWords.ts';
import { outputListWords } from '#messages/output/outputListWords.ts';
import type { OutputListScreenQuery } from '#web/__generated__/OutputListScreenQuery.graphql.ts';
import { DefaultView } from '#web/lists/DefaultView.tsx';
import { hasUnknownNames } from '#web/lists/filter/conditionLabel.ts';
import { FilterBar } from '#web/lists/filter/FilterBar.tsx';
import { ListOptions } from '#web/lists/ListOptions.tsx';
import { SavedFilters } from '#web/lists/saved/SavedFilters.tsx';
import { useListLayout } from '#web/lists/useListLayout.ts';
import { updateFilter } from '#web/lists/viewUrl.ts';
import { useGuardedNavigation } from '#web/navigation/useGuardedNavigation.ts';
import type { ScreenProps } from '#web/relay/route.tsx';
import { OutputList } from '#web/screens/Outputs/list/OutputList.tsx';
import { outputsViewUrl, type OutputListView } from '#web/screens/Outputs/list/outputsViewUrl.ts';
import { outputListDefinition } from '#web/screens/Outputs/list/outputTableColumns.tsx';
import { Alert } from '#web/ui/Alert.tsx';
import { PageTitle } from '#web/ui/PageTitle.tsx';
import styles from '#web/lists/List.module.css';

/** Outputs of all forms the viewer works on: filtered, sorted, and live. Decision 0048. */
export function OutputListScreen({ query }: ScreenProps<OutputListScreenQuery>): ReactElement {
  const { search } = useLocation();
  const depart = useGuardedNavigation();
  const { viewer, list, filterNames } = usePreloadedQuery<OutputListScreenQuery>(
    graphql`
      query OutputListScreenQuery($filters: JSON!, $sort: OutputSort, $ascending: Boolean, $isBare: Boolean!)
      @preloadable {
        viewer {
          ...SavedFilters_viewer @arguments(kind: output)
          ...useListLayout_viewer @arguments(kind: output)
          ...DefaultView_viewer @arguments(kind: output)
        }
        filterNames(filters: $filters, kind: output) @skip(if: $isBare) {
          choiceId
          name
          formId
        }
        ...OutputList_query
          @arguments(filters: $filters, sort: $sort, ascending: $ascending)
          @alias(as: "list")
          @skip(if: $isBare)
      }
    `,
    query,
  );
  const [layout, keepLayout] = useListLayout('output', viewer ?? null);
  const view = outputsViewUrl.viewIn(new URLSearchParams(search));
  const parsed = parseFilter('output', view.filters);
  if (!list || !parsed.ok) return <DefaultView kind="output" viewer={viewer ?? null} address={outputsViewUrl} />;
  const filter = parsed.value;
  const names = new Map(
    (filterNames ?? []).map(({ choiceId, name, formId }) => [choiceId, { name, formId: formId ?? null }]),
  );
  const pathOf = (change: Partial<OutputListView>): string => outputsViewUrl.viewPath({ ...view, ...change });
  const show = (change: (ahead: OutputListView) => Partial<OutputListView>): void => {
    const { said, go } = depart();
    const ahead = outputsViewUrl.viewIn(new URLSearchParams(said));
    go(outputsViewUrl.viewPath({ ...ahead, ...change(ahead) }));
  };
  const order = (change: Partial<OutputListView>): void => show(() => change);
  return (
    <div data-frame="whole" className={styles.page}>
      <PageTitle>{outputListWords.title}</PageTitle>
      <div className={styles.titles}>
        <FilterBar
          kind="output"
          filter={filter}
          names={names}
          onChange={(change) => show(({ filters }) => ({ filters: updateFilter('output', filters, filter, change) }))}
        />
        {viewer && (
          <SavedFilters
            kind="output"
            viewer={viewer}
            filter={filter}
            savedId={view.savedId}
            pathOf={(filters, savedId) => pathOf({ filters, savedId })}
          />
        )}
      </div>
      {hasUnknownNames(filter, names) && <Alert tone="warning">{filterWords.lost}</Alert>}
      <OutputList
        key={pathOf({})}
        outputs={list}
        view={{ ...view, filters: filter }}
        layout={layout}
        onOrder={order}
        options={
          <ListOptions face={outputListDefinition} layout={layout} onLayout={keepLayout} order={view} onOrder={order} />
        }
      />
    </div>
  );
}
