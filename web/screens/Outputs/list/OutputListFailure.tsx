import type { ReactElement } from 'react';
import { outputListWords } from '#messages/output/outputListWords.ts';
import { ListFailure } from '#web/lists/ListFailure.tsx';
import { outputsViewUrl } from '#web/screens/Outputs/list/outputsViewUrl.ts';

export const OutputListFailure = (): ReactElement => (
  <ListFailure kind="output" address={outputsViewUrl} words={outputListWords} />
);
