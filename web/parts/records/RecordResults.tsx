import { lazy, Suspense, type ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { shownRange } from '#domain/filter/lists.ts';
import { recordSearchWords as words } from '#messages/filling/recordSearchWords.ts';
import type { RecordResults_page$key } from '#web/__generated__/RecordResults_page.graphql.ts';
import type { RecordResults_tiles$key } from '#web/__generated__/RecordResults_tiles.graphql.ts';
import { MapPlaceholder } from '#web/parts/map/MapPlaceholder.tsx';
import { RecordTable } from '#web/parts/records/RecordTable.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import styles from '#web/parts/records/RecordResults.module.css';

// Large, and many searches find nothing to show on a map.
const PointMap = lazy(async () => ({ default: (await import('#web/parts/map/PointMap.tsx')).PointMap }));

interface RecordResultsProps {
  readonly page: RecordResults_page$key;
  readonly query: RecordResults_tiles$key;
  readonly pathOfPage: (page: number) => string;
  /** the table lists documents */
  readonly isOfOutputs: boolean;
  /** records of several forms */
  readonly hasForms: boolean;
  /** columns for the published answers; without them, the record's page has the answers */
  readonly hasAnswers: boolean;
}

/** What a public search found: 'Showing x-y of n', a table, the same records on a map, and pages. */
export function RecordResults({ page: key, query, pathOfPage, ...shown }: RecordResultsProps): ReactElement {
  const page = useFragment(
    graphql`
      fragment RecordResults_page on PublicRecordPage {
        total
        page
        perPage
        records {
          scopedId
          customId
          path
          place {
            longitude
            latitude
            text
          }
        }
        ...RecordTable_page
      }
    `,
    key,
  );
  const tiles = useFragment(
    graphql`
      fragment RecordResults_tiles on Query {
        ...PointMap_tiles
      }
    `,
    query,
  );
  const range = shownRange(page.page, page.perPage, page.total);
  const points = page.records.flatMap(({ place, path, scopedId, customId }) =>
    place
      ? [
          {
            longitude: place.longitude,
            latitude: place.latitude,
            title: words.number(customId ?? String(scopedId)),
            text: place.text,
            to: path,
          },
        ]
      : [],
  );
  return (
    <section className={styles.found} aria-label={words.title}>
      <output className={styles.range}>{range ? words.shown(range.from, range.to, page.total) : words.none}</output>
      {range ? (
        <div className={styles.results} data-has-map={points.length > 0 || undefined}>
          <RecordTable page={page} {...shown} />
          {points.length > 0 && (
            <Suspense fallback={<MapPlaceholder />}>
              <PointMap points={points} query={tiles} />
            </Suspense>
          )}
        </div>
      ) : (
        <EmptyState drawing="paper" title={words.none}>
          {words.noneText}
        </EmptyState>
      )}
      {range && (range.from > 1 || range.to < page.total) && (
        <nav className={styles.pages} aria-label={words.shown(range.from, range.to, page.total)}>
          {range.from > 1 && (
            <ButtonLink icon="chevron-left" to={pathOfPage(page.page - 1)}>
              {words.previous}
            </ButtonLink>
          )}
          {range.to < page.total && <ButtonLink to={pathOfPage(page.page + 1)}>{words.next}</ButtonLink>}
        </nav>
      )}
    </section>
  );
}
