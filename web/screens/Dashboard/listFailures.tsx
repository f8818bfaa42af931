import type { ReactElement } from 'react';
import { submissionListWords } from '#messages/lists/submissionListWords.ts';
import { outputListWords } from '#messages/output/outputListWords.ts';
import { ListFailure } from '#web/screens/Dashboard/ListFailure.tsx';
import { submissionsAddress } from '#web/screens/Dashboard/listView.ts';
import { outputsAddress } from '#web/screens/Outputs/list/outputsAddress.ts';

export const SubmissionsFailure = (): ReactElement => (
  <ListFailure kind="submission" address={submissionsAddress} words={submissionListWords} />
);

export const OutputListFailure = (): ReactElement => (
  <ListFailure kind="output" address={outputsAddress} words={outputListWords} />
);
