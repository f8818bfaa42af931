import { useState, type ReactElement, type ReactNode } from 'react';
import { maxListedFiles } from '#domain/file/fileLimits.ts';
import { filesPanelWords } from '#messages/submission/filesPanelWords.ts';
import { AnswerFiles } from '#web/forms/files/AnswerFiles.tsx';
import { RelativeTime } from '#web/parts/RelativeTime.tsx';
import { Badge } from '#web/ui/Badge.tsx';
import { Button } from '#web/ui/Button.tsx';
import styles from '#web/screens/Submission/panels/files/SubmissionFiles.module.css';

/** A file of an answer or of the submission itself. */
interface FileLine {
  readonly id: string;
  readonly fileName: string;
  /** path to open it, once it is available */
  readonly path: string;
  readonly contentType: string;
  readonly byteSize: number | null | undefined;
  readonly isShownInPage: boolean;
  readonly state: string;
  readonly note: string | null | undefined;
  /** the question it answers; null for files outside of questions */
  readonly question: string | null;
  readonly uploaderName: string | null | undefined;
  readonly adminUploaded: boolean;
  readonly isInternal: boolean;
  readonly givenAt: string;
  readonly removedAt: string | null | undefined;
}

interface FileLinesProps {
  readonly files: readonly FileLine[];
  readonly timeZone: string;
  readonly action?: (file: FileLine) => ReactNode;
}

/** Number of files shown before Show more. */
const page = 10;

/** Files with their question, uploader, time, and visibility. */
export function FileList({ files, timeZone, action }: FileLinesProps): ReactElement {
  const [count, setCount] = useState(page);
  const shown = files.slice(0, count);
  const left = files.length - shown.length;
  return (
    <>
      <AnswerFiles
        files={shown.map(({ fileName, path, contentType, byteSize, isShownInPage, state, note }) => ({
          ...{ name: fileName, contentType, isShownInPage },
          path: state === 'stored' ? path : null,
          byteSize: byteSize ?? null,
          note: note ?? null,
        }))}
        about={(place) => shown[place] && <About file={shown[place]} timeZone={timeZone} />}
        {...(action && { action: (place: number) => shown[place] && action(shown[place]) })}
      />
      {left > 0 && (
        <div>
          <Button onPress={() => setCount(count + page)}>{filesPanelWords.showMore(Math.min(left, page))}</Button>
        </div>
      )}
      {left === 0 && files.length >= maxListedFiles && <p>{filesPanelWords.onlyFirst}</p>}
    </>
  );
}

function About({ file, timeZone }: { readonly file: FileLine; readonly timeZone: string }): ReactElement {
  const { question, uploaderName, adminUploaded, isInternal, givenAt, removedAt } = file;
  return (
    <span className={styles.about}>
      {question !== null && <span className={styles.question}>{filesPanelWords.answers(question)}</span>}
      <span>
        <RelativeTime at={givenAt} timeZone={timeZone} />
        {uploaderName != null && ` ${filesPanelWords.by(uploaderName)}`}
      </span>
      {removedAt != null && (
        <span>
          {filesPanelWords.removed} <RelativeTime at={removedAt} timeZone={timeZone} />
        </span>
      )}
      {adminUploaded && <Badge>{filesPanelWords.byStaff}</Badge>}
      {isInternal && <Badge icon="lock">{filesPanelWords.staffOnly}</Badge>}
    </span>
  );
}
