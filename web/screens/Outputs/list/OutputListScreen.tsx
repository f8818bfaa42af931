import type { ReactElement } from 'react';
import { graphql, usePreloadedQuery } from 'react-relay';
import { useLocation } from 'react-router';
import { parseFilter } from '#domain/filter/filter.ts';
import { filterWords } from '#messages/lists/filterWords.ts';
import { outputListWords } from '#messages/output/outputListWords.ts';
import type { OutputListScreenQuery } from '#web/__generated__/OutputListScreenQuery.graphql.ts';
import { useDeparture } from '#web/navigation/useDeparture.ts';
import type { ScreenProps } from '#web/relay/route.tsx';
import { namesUnknown } from '#web/screens/Dashboard/filter/conditionLabel.ts';
import { FilterBar } from '#web/screens/Dashboard/filter/FilterBar.tsx';
import { ListOptions } from '#web/screens/Dashboard/ListOptions.tsx';
import { SavedFilters } from '#web/screens/Dashboard/saved/SavedFilters.tsx';
import { useListLayout } from '#web/screens/Dashboard/useListLayout.ts';
import { UsualBeginning } from '#web/screens/Dashboard/UsualBeginning.tsx';
import { changedFilter } from '#web/screens/Dashboard/viewAddress.ts';
import { faceOfOutputs } from '#web/screens/Outputs/list/outputColumns.tsx';
import { OutputList } from '#web/screens/Outputs/list/OutputList.tsx';
import { outputsAddress, type OutputsView } from '#web/screens/Outputs/list/outputsAddress.ts';
import { Alert } from '#web/ui/Alert.tsx';
import { PageTitle } from '#web/ui/PageTitle.tsx';
import styles from '#web/screens/Dashboard/SubmissionList.module.css';

/** Outputs of all forms the viewer works on: filtered, sorted, and live. Decision 0048. */
export function OutputListScreen({ query }: ScreenProps<OutputListScreenQuery>): ReactElement {
  const { search } = useLocation();
  const depart = useDeparture();
  const { viewer, list, filterNames } = usePreloadedQuery<OutputListScreenQuery>(
    graphql`
      query OutputListScreenQuery($filters: JSON!, $sort: OutputSort, $ascending: Boolean, $isBare: Boolean!)
      @preloadable {
        viewer {
          ...SavedFilters_viewer @arguments(kind: output)
          ...useListLayout_viewer @arguments(kind: output)
          ...UsualBeginning_viewer @arguments(kind: output)
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
  const view = outputsAddress.viewIn(new URLSearchParams(search));
  const parsed = parseFilter('output', view.filters);
  if (!list || !parsed.ok) return <UsualBeginning kind="output" viewer={viewer ?? null} address={outputsAddress} />;
  const filter = parsed.value;
  const names = new Map(
    (filterNames ?? []).map(({ choiceId, name, formId }) => [choiceId, { name, formId: formId ?? null }]),
  );
  const pathOf = (change: Partial<OutputsView>): string => outputsAddress.viewPath({ ...view, ...change });
  const show = (change: (ahead: OutputsView) => Partial<OutputsView>): void => {
    const { said, go } = depart();
    const ahead = outputsAddress.viewIn(new URLSearchParams(said));
    go(outputsAddress.viewPath({ ...ahead, ...change(ahead) }));
  };
  const order = (change: Partial<OutputsView>): void => show(() => change);
  return (
    <div data-frame="whole" className={styles.page}>
      <PageTitle>{outputListWords.title}</PageTitle>
      <div className={styles.titles}>
        <FilterBar
          kind="output"
          filter={filter}
          names={names}
          onChange={(change) => show(({ filters }) => ({ filters: changedFilter('output', filters, filter, change) }))}
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
      {namesUnknown(filter, names) && <Alert tone="warning">{filterWords.lost}</Alert>}
      <OutputList
        key={pathOf({})}
        outputs={list}
        view={{ ...view, filters: filter }}
        layout={layout}
        onOrder={order}
        options={
          <ListOptions face={faceOfOutputs} layout={layout} onLayout={keepLayout} order={view} onOrder={order} />
        }
      />
    </div>
  );
}
