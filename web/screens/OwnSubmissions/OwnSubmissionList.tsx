import { lazy, Suspense, type ReactElement } from 'react';
import { graphql, usePaginationFragment } from 'react-relay';
import { ownSubmissionGroups, type OwnSubmissionGroup } from '#domain/submission/ownSubmissionGroups.ts';
import { ownSubmissionGroupNames, ownSubmissionsWords as words } from '#messages/filling/ownSubmissionsWords.ts';
import type { OwnSubmissionList_viewer$key } from '#web/__generated__/OwnSubmissionList_viewer.graphql.ts';
import type { OwnSubmissionListMoreQuery } from '#web/__generated__/OwnSubmissionListMoreQuery.graphql.ts';
import { useGuardedNavigation } from '#web/navigation/useGuardedNavigation.ts';
import { MoreEntries } from '#web/parts/audit/MoreEntries.tsx';
import { useTownBranding } from '#web/parts/town/useTownBranding.ts';
import { OwnSubmissionCard } from '#web/screens/OwnSubmissions/OwnSubmissionCard.tsx';
import { OwnSubmissionFilters } from '#web/screens/OwnSubmissions/OwnSubmissionFilters.tsx';
import { Button } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';
import styles from '#web/screens/OwnSubmissions/OwnSubmissionList.module.css';

// Lazy: only for people who haven't started anything.
const NothingStarted = lazy(async () => ({
  default: (await import('#web/screens/OwnSubmissions/NothingStarted.tsx')).NothingStarted,
}));

interface OwnSubmissionListProps {
  readonly viewer: OwnSubmissionList_viewer$key;
  readonly search: string;
  readonly group: OwnSubmissionGroup | null;
}

/** Cards by group: "Your turn" first. */
export function OwnSubmissionList({ viewer, search, group }: OwnSubmissionListProps): ReactElement {
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    OwnSubmissionListMoreQuery,
    OwnSubmissionList_viewer$key
  >(
    graphql`
      fragment OwnSubmissionList_viewer on Viewer
      @refetchable(queryName: "OwnSubmissionListMoreQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 20 }, cursor: { type: "String" }) {
        timeZone
        ownSubmissions(first: $count, after: $cursor, search: $search, group: $group)
          @connection(key: "OwnSubmissionList_ownSubmissions") {
          counts {
            group
            count
          }
          edges {
            group
            node {
              id
              team {
                id
                ...useTownBranding_team
              }
              ...OwnSubmissionCard_submission
            }
          }
        }
      }
    `,
    viewer,
  );
  const depart = useGuardedNavigation();
  const { edges, counts } = data.ownSubmissions;
  const [first] = edges;
  const isOfOne = edges.every(({ node }) => node.team.id === first?.node.team.id);
  useTownBranding(isOfOne && first ? first.node.team : null);
  const countOf = (wanted: OwnSubmissionGroup): number => counts.find((each) => each.group === wanted)?.count ?? 0;
  const matching = ownSubmissionGroups.reduce((sum, each) => sum + countOf(each), 0);
  if (matching === 0 && search === '') {
    return (
      <Suspense fallback={null}>
        <NothingStarted />
      </Suspense>
    );
  }
  const groups = ownSubmissionGroups.filter((each) => edges.some((edge) => edge.group === each));
  return (
    <>
      <OwnSubmissionFilters search={search} group={group} countOf={countOf} />
      <VisuallyHidden>
        <output>{search !== '' && words.found(group === null ? matching : countOf(group))}</output>
      </VisuallyHidden>
      {edges.length === 0 && (
        <EmptyState
          drawing="lens"
          title={words.noneTitle}
          action={<Button onPress={() => depart().search({ q: null, show: null })}>{words.seeAll}</Button>}
        >
          {matching > 0 ? words.noneHere : words.noneText}
        </EmptyState>
      )}
      {groups.map((each) => (
        <section key={each} className={styles.group} aria-labelledby={`submissions-${each}`}>
          <h2 id={`submissions-${each}`}>{ownSubmissionGroupNames[each]}</h2>
          <ul className={styles.cards}>
            {edges
              .filter((edge) => edge.group === each)
              .map(({ node }) => (
                <OwnSubmissionCard
                  key={node.id}
                  submission={node}
                  group={each}
                  timeZone={data.timeZone}
                  showsTeam={!isOfOne}
                />
              ))}
          </ul>
        </section>
      ))}
      <MoreEntries label={words.more} {...{ hasNext, isLoadingNext, loadNext }} />
    </>
  );
}
