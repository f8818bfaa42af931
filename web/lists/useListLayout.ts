import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { FilterKind } from '#domain/filter/filter.ts';
import { defaultLayouts, parseLayout, type ColumnOf, type ListLayout } from '#domain/filter/listLayout.ts';
import { listWords } from '#messages/lists/filterWords.ts';
import type { useListLayout_viewer$key } from '#web/__generated__/useListLayout_viewer.graphql.ts';
import type { useListLayoutMutation } from '#web/__generated__/useListLayoutMutation.graphql.ts';
import { useMutation } from '#web/relay/mutation.ts';
import { flash } from '#web/ui/flashes.ts';

/** The user's layout of a list, updated optimistically and saved to their account. */
export function useListLayout<K extends FilterKind>(
  kind: K,
  viewer: useListLayout_viewer$key | null,
): readonly [layout: ListLayout<ColumnOf<K>>, keep: (layout: ListLayout<ColumnOf<K>>) => void] {
  const data = useFragment(
    graphql`
      fragment useListLayout_viewer on Viewer @argumentDefinitions(kind: { type: "FilterKind!" }) {
        listLayout(kind: $kind)
      }
    `,
    viewer,
  );
  const [chosen, setChosen] = useState<ListLayout<ColumnOf<K>> | null>(null);
  const [send] = useMutation<useListLayoutMutation>(graphql`
    mutation useListLayoutMutation($input: KeepListLayoutInput!, $kind: FilterKind!) {
      keepListLayout(input: $input) {
        ... on KeepListLayoutPayload {
          viewer {
            ...useListLayout_viewer @arguments(kind: $kind)
          }
        }
        ...outcome_refused @alias(as: "refused")
      }
    }
  `);
  const keep = async (layout: ListLayout<ColumnOf<K>>): Promise<void> => {
    setChosen(layout);
    const { density, columns, sizes } = layout;
    const { kind: became } = await send({
      input: { kind, layout: { density, columns, ...(sizes && { sizes: sizes as Readonly<Record<string, string>> }) } },
      kind,
    });
    if (became !== 'done') flash(listWords.notKept, 'warning');
  };
  return [chosen ?? parseLayout(kind, data?.listLayout) ?? defaultLayouts[kind], (layout) => void keep(layout)];
}
