import { useRef, useState, type ReactElement } from 'react';
import { useRelayEnvironment } from 'react-relay';
import { maxAnswerMegabytes } from '#domain/file/fileLimits.ts';
import { fillWords } from '#messages/filling/fillWords.ts';
import { filesPanelWords } from '#messages/submission/filesPanelWords.ts';
import { FilePicker } from '#web/forms/files/FilePicker.tsx';
import { UploadList } from '#web/forms/files/UploadList.tsx';
import { useUploads } from '#web/forms/files/useUploads.ts';
import { repoFileTransfer } from '#web/screens/Submission/panels/files/repoFileTransfer.ts';
import { Checkbox } from '#web/ui/Checkbox.tsx';

interface AddRepoFilesProps {
  readonly submissionId: string;
  /** false for applicants, even if they are also staff: applicants always see what they add */
  readonly mayHide: boolean;
}

/** Uploads files to a submission as soon as they are chosen. Uploads continue when the panel is closed. */
export function AddRepoFiles({ submissionId, mayHide }: AddRepoFilesProps): ReactElement {
  const environment = useRelayEnvironment();
  const chooser = useRef<HTMLInputElement>(null);
  const [isPublic, setPublic] = useState(false);
  const { queue, underway, taken } = useUploads(environment, submissionId);
  const add = (chosen: readonly File[]): void => {
    const transfer = repoFileTransfer(environment, { submissionId, isPublic: isPublic || !mayHide });
    queue.add(chosen, async () => transfer);
  };
  return (
    <>
      <p>
        {filesPanelWords.addText} {fillWords.maxFile(maxAnswerMegabytes)}
      </p>
      <UploadList queue={queue} underway={underway} taken={taken} chooser={chooser} />
      {mayHide && (
        <Checkbox
          id="repo-files-public"
          name="isPublic"
          label={filesPanelWords.isPublic}
          hint={filesPanelWords.isPublicHint}
          value={isPublic}
          onChange={setPublic}
        />
      )}
      <FilePicker ref={chooser} id="repo-files" name="files" label={filesPanelWords.add} onPick={add} />
    </>
  );
}
