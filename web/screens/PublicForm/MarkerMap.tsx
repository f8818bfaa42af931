import { lazy, Suspense, type ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router';
import { formatCount } from '#domain/kernel/plural.ts';
import { recordSearchWords } from '#messages/filling/recordSearchWords.ts';
import { visualizerWords as words } from '#messages/form/visualizerWords.ts';
import type { MarkerMap_figures$data, MarkerMap_figures$key } from '#web/__generated__/MarkerMap_figures.graphql.ts';
import type { MarkerMap_tiles$key } from '#web/__generated__/MarkerMap_tiles.graphql.ts';
import { MapPlaceholder } from '#web/parts/map/MapPlaceholder.tsx';
import { submissionPath } from '#web/parts/submissionPaths.ts';
import { Table, type Column } from '#web/ui/Table.tsx';

const PointMap = lazy(async () => ({ default: (await import('#web/parts/map/PointMap.tsx')).PointMap }));

type Marker = MarkerMap_figures$data['markers'][number];

interface MarkerMapProps {
  readonly figures: MarkerMap_figures$key;
  readonly query: MarkerMap_tiles$key;
}

const columns: readonly Column<Marker>[] = [
  {
    id: 'record',
    title: recordSearchWords.record,
    cell: ({ submissionId, scopedId, identifier }) => (
      <Link to={submissionPath(submissionId)}>
        {[recordSearchWords.number(String(scopedId)), identifier].filter(Boolean).join(' · ')}
      </Link>
    ),
  },
  { id: 'address', title: words.address, cell: ({ text }) => text },
];

/** Addresses on a map, and in a table. Only members of the form get any: decision 0072. */
export function MarkerMap({ figures, query }: MarkerMapProps): ReactElement | null {
  const { markers } = useFragment(
    graphql`
      fragment MarkerMap_figures on AnswerFigures {
        markers {
          longitude
          latitude
          text
          identifier
          scopedId
          submissionId
        }
      }
    `,
    figures,
  );
  const tiles = useFragment(
    graphql`
      fragment MarkerMap_tiles on Query {
        ...PointMap_tiles
      }
    `,
    query,
  );
  if (markers.length === 0) return null;
  const points = markers.map(({ submissionId, scopedId, identifier, longitude, latitude, text }) => ({
    ...{ longitude, latitude, text },
    title: identifier ?? recordSearchWords.number(String(scopedId)),
    to: submissionPath(submissionId),
  }));
  return (
    <>
      <Suspense fallback={<MapPlaceholder />}>
        <PointMap points={points} query={tiles} />
      </Suspense>
      <details>
        <summary>{words.addresses(formatCount(markers.length))}</summary>
        <Table caption={words.address} columns={columns} rows={markers} keyOf={({ submissionId }) => submissionId} />
      </details>
    </>
  );
}
