import type { ReactElement } from 'react';
import { graphql, usePaginationFragment } from 'react-relay';
import { activityPanelWords } from '#messages/submission/activityPanelWords.ts';
import type { ActivityLog_submission$key } from '#web/__generated__/ActivityLog_submission.graphql.ts';
import type { ActivityLogMoreQuery } from '#web/__generated__/ActivityLogMoreQuery.graphql.ts';
import { groupByDay } from '#web/parts/groupByDay.ts';
import { RelativeTime } from '#web/parts/RelativeTime.tsx';
import { useNow } from '#web/parts/useNow.ts';
import { Badge } from '#web/ui/Badge.tsx';
import { Button } from '#web/ui/Button.tsx';
import styles from '#web/screens/Submission/panels/activity/ActivityLog.module.css';

const page = 30;

interface ActivityLogProps {
  readonly submission: ActivityLog_submission$key;
  readonly timeZone: string;
}

/** Activity by day, newest first. Entries visible only to staff are marked. */
export function ActivityLog({ submission, timeZone }: ActivityLogProps): ReactElement {
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    ActivityLogMoreQuery,
    ActivityLog_submission$key
  >(
    graphql`
      fragment ActivityLog_submission on Submission
      @refetchable(queryName: "ActivityLogMoreQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 30 }, cursor: { type: "String" }) {
        activities(first: $count, after: $cursor) @connection(key: "ActivityLog_activities", handler: "growingList") {
          edges {
            node {
              id
              sentence
              isInternal
              createdAt
            }
          }
        }
      }
    `,
    submission,
  );
  const now = useNow();
  const lines = data.activities.edges.flatMap((edge) => (edge?.node ? [edge.node] : []));
  if (lines.length === 0) return <p>{activityPanelWords.none}</p>;
  return (
    <>
      {groupByDay(lines, timeZone, now).map(({ day, lines: ofDay }) => (
        <section key={day} aria-label={day}>
          <h3 className={styles.day}>{day}</h3>
          <ol className={styles.lines}>
            {ofDay.map(({ id, sentence, isInternal, createdAt }) => (
              <li key={id} className={styles.line}>
                <span>{sentence}</span>
                <span className={styles.note}>
                  <RelativeTime at={createdAt} timeZone={timeZone} />
                  {isInternal && <Badge icon="lock">{activityPanelWords.internal}</Badge>}
                </span>
              </li>
            ))}
          </ol>
        </section>
      ))}
      {hasNext && (
        <div>
          <Button isPending={isLoadingNext} pendingLabel={activityPanelWords.loading} onPress={() => loadNext(page)}>
            {activityPanelWords.more}
          </Button>
        </div>
      )}
    </>
  );
}
