import { useEffect, useEffectEvent, type ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { useLocation } from 'react-router';
import { defaultFilters, parseFilter, type FilterKind } from '#domain/filter/filter.ts';
import { filterWords, savedFilterWords } from '#messages/lists/filterWords.ts';
import type { DefaultView_viewer$key } from '#web/__generated__/DefaultView_viewer.graphql.ts';
import { useUpdateAdvancedFilter } from '#web/lists/saved/useUpdateAdvancedFilter.ts';
import { hasUnreadableFilters, type ViewUrl } from '#web/lists/viewUrl.ts';
import { Redirect } from '#web/navigation/Redirect.tsx';
import { plainId } from '#web/relay/plainId.ts';
import { flash } from '#web/ui/flashes.ts';
import { TableSkeleton } from '#web/ui/TableSkeleton.tsx';

interface UsualBeginningProps<Sort extends string> {
  readonly kind: FilterKind;
  readonly viewer: DefaultView_viewer$key | null;
  readonly address: ViewUrl<Sort>;
}

/** Redirects an address without filters to the user's default view, so that the URL always states the filters. */
export function DefaultView<Sort extends string>({ kind, viewer, address }: UsualBeginningProps<Sort>): ReactElement {
  const data = useFragment(
    graphql`
      fragment DefaultView_viewer on Viewer @argumentDefinitions(kind: { type: "FilterKind!" }) {
        advancedFilters(kind: $kind) {
          id
          name
          filters
          isDefault
          isLost
        }
      }
    `,
    viewer,
  );
  const { pathname, search: said } = useLocation();
  const search = new URLSearchParams(said);
  const [update] = useUpdateAdvancedFilter();
  const begun = data?.advancedFilters.find(({ isDefault }) => isDefault) ?? null;
  const kept = begun && !begun.isLost ? parseFilter(kind, begun.filters) : null;
  const say = useEffectEvent(() => {
    if (hasUnreadableFilters(search)) flash(`${filterWords.unreadable} ${filterWords.unreadableText}`, 'warning');
    if (begun === null || kept?.ok) return;
    if (begun.isLost) flash(savedFilterWords.lostDefault(begun.name), 'warning');
    else flash(`${filterWords.unreadable} ${filterWords.unreadableSaved}`, 'warning');
    void update({ input: { advancedFilterId: begun.id, isDefault: false }, kind });
  });
  useEffect(() => say(), []);
  const filters = kept?.ok ? kept.value : defaultFilters[kind];
  const savedId = begun && kept?.ok ? plainId(begun.id) : null;
  const [, query] = address.viewPath({ ...address.viewIn(search), filters, savedId }).split('?');
  return (
    <>
      <TableSkeleton rows={8} />
      {/* Keeps the open preview. */}
      <Redirect to={`${pathname}?${query}`} />
    </>
  );
}
