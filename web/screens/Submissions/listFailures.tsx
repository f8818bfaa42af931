import type { ReactElement } from 'react';
import { submissionListWords } from '#messages/lists/submissionListWords.ts';
import { outputListWords } from '#messages/output/outputListWords.ts';
import { ListFailure } from '#web/lists/ListFailure.tsx';
import { outputsViewUrl } from '#web/screens/Outputs/list/outputsViewUrl.ts';
import { submissionsViewUrl } from '#web/screens/Submissions/submissionListView.ts';

export const SubmissionListFailure = (): ReactElement => (
  <ListFailure kind="submission" address={submissionsViewUrl} words={submissionListWords} />
);

export const OutputListFailure = (): ReactElement => (
  <ListFailure kind="output" address={outputsViewUrl} words={outputListWords} />
);
