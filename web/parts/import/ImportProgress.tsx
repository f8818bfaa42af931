import type { ReactElement } from 'react';
import { importWords as words } from '#messages/lists/importWords.ts';
import { ProgressBar } from '#web/ui/ProgressBar.tsx';

/** The progress of work on a file that continues in the background. */
export const ImportProgress = ({
  label,
  percent,
}: {
  readonly label: string;
  readonly percent: number;
}): ReactElement => (
  <>
    <ProgressBar label={label} percent={percent} />
    <p>{words.leave}</p>
  </>
);
