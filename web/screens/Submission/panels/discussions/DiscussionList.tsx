import { useEffect, useId, useRef, useState, useTransition, type ReactElement } from 'react';
import { graphql, useLazyLoadQuery } from 'react-relay';
import { discussionTypes, type DiscussionType } from '#domain/discussion/discussion.ts';
import { discussionPanelWords } from '#messages/submission/discussionPanelWords.ts';
import { discussionWords } from '#messages/submission/discussionWords.ts';
import type { DiscussionListQuery } from '#web/__generated__/DiscussionListQuery.graphql.ts';
import { useGuardedNavigation } from '#web/navigation/useGuardedNavigation.ts';
import { useSubmissionChanges } from '#web/parts/useSubmissionChanges.ts';
import { usePanelRetryCount } from '#web/screens/Submission/dock/panelRetry.ts';
import { discussionRowId } from '#web/screens/Submission/panels/discussions/discussionRowId.ts';
import { OpenDiscussions } from '#web/screens/Submission/panels/discussions/OpenDiscussions.tsx';
import { ResolvedDiscussions } from '#web/screens/Submission/panels/discussions/ResolvedDiscussions.tsx';
import { useDiscussionRoute } from '#web/screens/Submission/panels/discussions/useDiscussionRoute.ts';
import { Button } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { Select } from '#web/ui/Select.tsx';
import styles from '#web/screens/Submission/panels/discussions/Discussions.module.css';

const query = graphql`
  query DiscussionListQuery($id: ID!, $type: DiscussionType) {
    node(id: $id) {
      ... on Submission @alias(as: "submission") {
        availableActions
        discussions(first: 1, type: $type) {
          totalCount
        }
        ...OpenDiscussions_submission @arguments(type: $type)
        ...ResolvedDiscussions_submission @arguments(type: $type)
      }
    }
  }
`;

interface DiscussionListProps {
  readonly submissionId: string;
  readonly timeZone: string;
  /** the discussion the user returns from; null at first */
  readonly cameFrom: string | null;
}

/** Open discussions, latest message first, with resolved ones collapsed. Staff can filter by type. */
export function DiscussionList({ submissionId, timeZone, cameFrom }: DiscussionListProps): ReactElement | null {
  const [type, setType] = useState<DiscussionType | null>(null);
  const [isLoading, startTransition] = useTransition();
  const variables = { id: submissionId, type };
  const { node } = useLazyLoadQuery<DiscussionListQuery>(query, variables, {
    fetchPolicy: 'store-and-network',
    fetchKey: usePanelRetryCount(),
  });
  useSubmissionChanges<DiscussionListQuery>(submissionId, query, variables);
  const { startAddress } = useDiscussionRoute();
  const depart = useGuardedNavigation();
  const start = useRef<HTMLButtonElement>(null);
  const selectId = useId();
  const [came] = useState(cameFrom);
  useEffect(() => {
    if (came === null) return;
    const row = document.getElementById(discussionRowId(came));
    (row ?? start.current)?.focus({ preventScroll: row === null });
  }, [came]);
  const submission = node?.submission;
  if (!submission) return null;
  const may = (action: string): boolean => submission.availableActions.includes(action);
  const isEmpty = submission.discussions.totalCount === 0 && type === null;
  const begin = may('startDiscussion') && (
    <Button ref={start} icon="plus" onPress={() => depart().go(startAddress, { preventScrollReset: true })}>
      {discussionWords.start}
    </Button>
  );
  if (isEmpty)
    return (
      <EmptyState drawing="paper" title={discussionPanelWords.none} action={begin}>
        {begin ? discussionPanelWords.noneText : discussionPanelWords.noneReadOnly}
      </EmptyState>
    );
  return (
    <>
      <div className={styles.tools}>
        {begin}
        {may('startInternalDiscussion') && (
          <Select
            id={selectId}
            name="type"
            label={discussionPanelWords.show}
            error={null}
            value={type ?? ''}
            options={[
              { value: '', label: discussionPanelWords.all },
              ...discussionTypes.map((value) => ({ value, label: discussionWords.type[value] })),
            ]}
            onChange={(value) => startTransition(() => setType(discussionTypes.find((each) => each === value) ?? null))}
          />
        )}
      </div>
      <div className={styles.lists} aria-busy={isLoading} data-loading={isLoading || undefined}>
        <OpenDiscussions submission={submission} timeZone={timeZone} />
        <ResolvedDiscussions submission={submission} timeZone={timeZone} />
      </div>
    </>
  );
}
