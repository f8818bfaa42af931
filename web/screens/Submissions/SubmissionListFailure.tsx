import type { ReactElement } from 'react';
import { submissionListWords } from '#messages/lists/submissionListWords.ts';
import { ListFailure } from '#web/lists/ListFailure.tsx';
import { submissionsViewUrl } from '#web/screens/Submissions/submissionListView.ts';

export const SubmissionListFailure = (): ReactElement => (
  <ListFailure kind="submission" address={submissionsViewUrl} words={submissionListWords} />
);
