import type { ReactElement } from 'react';
import { uiWords } from '#messages/shell/uiWords.ts';
import { LoadingRegion, Skeleton } from '#web/ui/Skeleton.tsx';
import bodyStyles from '#web/screens/Submission/SubmissionBody.module.css';
import styles from '#web/screens/Submission/SubmissionScreen.module.css';

/** The shape of a submission: its name and facts, the path of its steps, and one of them beside it. */
export function SubmissionSkeleton(): ReactElement {
  return (
    <div className={styles.desk} data-frame="submission">
      <div className={styles.page}>
        <LoadingRegion what={uiWords.page}>
          <Skeleton shape="title" width="half" />
          <Skeleton width="half" />
        </LoadingRegion>
        <BodySkeleton />
      </div>
    </div>
  );
}

/** What stands below the name. */
export function BodySkeleton(): ReactElement {
  return (
    <div className={`${bodyStyles.body} ${bodyStyles.coming}`}>
      <nav aria-hidden="true" className={bodyStyles.path} />
      <div className={bodyStyles.content}>
        <StepSkeleton />
      </div>
    </div>
  );
}

/** One step. */
export function StepSkeleton(): ReactElement {
  return (
    <LoadingRegion what={uiWords.page}>
      <Skeleton shape="title" width="half" />
      <Skeleton width="third" />
      <Skeleton shape="control" />
      <Skeleton width="third" />
      <Skeleton shape="control" />
      <Skeleton shape="control" width="third" />
    </LoadingRegion>
  );
}
