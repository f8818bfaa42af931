import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { filesPanelWords } from '#messages/submission/filesPanelWords.ts';
import type { SubmissionFiles_submission$key } from '#web/__generated__/SubmissionFiles_submission.graphql.ts';
import { AddRepoFiles } from '#web/screens/Submission/panels/files/AddRepoFiles.tsx';
import { AnswerFileLists } from '#web/screens/Submission/panels/files/AnswerFileLists.tsx';
import { RepoFiles } from '#web/screens/Submission/panels/files/RepoFiles.tsx';
import { Card } from '#web/ui/Card.tsx';
import styles from '#web/screens/Submission/panels/files/SubmissionFiles.module.css';

interface SubmissionFilesProps {
  readonly submission: SubmissionFiles_submission$key;
  readonly timeZone: string;
}

/** All files of a submission: those in answers, and those attached to it directly. */
export function SubmissionFiles({ submission, timeZone }: SubmissionFilesProps): ReactElement {
  const { id, isOwn, availableActions, files, supersededFiles, repoFiles } = useFragment(
    graphql`
      fragment SubmissionFiles_submission on Submission {
        id
        isOwn
        availableActions
        files {
          ...AnswerFileLists_files
        }
        supersededFiles {
          ...AnswerFileLists_files
        }
        repoFiles {
          ...RepoFiles_files
        }
      }
    `,
    submission,
  );
  const mayAdd = availableActions.includes('uploadRepoFile');
  const mayDelete = availableActions.includes('deleteRepoFile');
  const isEmpty = files.length + supersededFiles.length + repoFiles.length === 0;
  return (
    <Card title={filesPanelWords.files}>
      {isEmpty && <p>{filesPanelWords.noFiles}</p>}
      {files.length > 0 && (
        <section className={styles.part} aria-label={filesPanelWords.ofAnswers}>
          <h3>{filesPanelWords.ofAnswers}</h3>
          <AnswerFileLists files={files} timeZone={timeZone} />
        </section>
      )}
      {supersededFiles.length > 0 && (
        <details className={styles.superseded}>
          <summary>{filesPanelWords.superseded(supersededFiles.length)}</summary>
          <p>{filesPanelWords.supersededText}</p>
          <AnswerFileLists files={supersededFiles} timeZone={timeZone} />
        </details>
      )}
      {(repoFiles.length > 0 || mayAdd) && (
        <section className={styles.part} aria-label={filesPanelWords.beside}>
          <h3>{filesPanelWords.beside}</h3>
          {repoFiles.length > 0 && (
            <RepoFiles submissionId={id} files={repoFiles} mayDelete={mayDelete} timeZone={timeZone} />
          )}
          {mayAdd && <AddRepoFiles submissionId={id} mayHide={mayDelete && !isOwn} />}
        </section>
      )}
    </Card>
  );
}
