import { useEffect, useEffectEvent, type ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { useLocation } from 'react-router';
import { defaultFilters, parseFilter, type FilterKind } from '#domain/filter/filter.ts';
import { filterWords, savedFilterWords } from '#messages/lists/filterWords.ts';
import type { UsualBeginning_viewer$key } from '#web/__generated__/UsualBeginning_viewer.graphql.ts';
import { Redirect } from '#web/navigation/Redirect.tsx';
import { plainId } from '#web/relay/plainId.ts';
import { useUpdateAdvancedFilter } from '#web/screens/Dashboard/saved/useUpdateAdvancedFilter.ts';
import { isUnreadable, type ViewAddress } from '#web/screens/Dashboard/viewAddress.ts';
import { flash } from '#web/ui/flashes.ts';
import { TableSkeleton } from '#web/ui/TableSkeleton.tsx';

interface UsualBeginningProps<Sort extends string> {
  readonly kind: FilterKind;
  readonly viewer: UsualBeginning_viewer$key | null;
  readonly address: ViewAddress<Sort>;
}

/** Redirects an address without filters to the user's default view, so that the URL always states the filters. */
export function UsualBeginning<Sort extends string>({
  kind,
  viewer,
  address,
}: UsualBeginningProps<Sort>): ReactElement {
  const data = useFragment(
    graphql`
      fragment UsualBeginning_viewer on Viewer @argumentDefinitions(kind: { type: "FilterKind!" }) {
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
    if (isUnreadable(search)) flash(`${filterWords.unreadable} ${filterWords.unreadableText}`, 'warning');
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
