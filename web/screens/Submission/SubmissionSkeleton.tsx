import type { ReactElement } from 'react';
import { uiWords } from '#messages/shell/uiWords.ts';
import { LoadingRegion, Skeleton } from '#web/ui/Skeleton.tsx';
import bodyStyles from '#web/screens/Submission/SubmissionBody.module.css';
import styles from '#web/screens/Submission/SubmissionScreen.module.css';

/** Skeleton of title, facts, step list, and step. */
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
