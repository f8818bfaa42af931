import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { reviewWords } from '#messages/review/reviewWords.ts';
import type { ReviewDocuments_step$key } from '#web/__generated__/ReviewDocuments_step.graphql.ts';
import { AnswerFiles } from '#web/forms/files/AnswerFiles.tsx';
import { shownFile } from '#web/screens/Submission/embed/shownFile.ts';
import { Card } from '#web/ui/Card.tsx';
import styles from '#web/screens/Submission/embed/ReviewLayout.module.css';

/** All files of the answers in one place, each with its question. They open next to the answers. */
export function ReviewDocuments({ step }: { readonly step: ReviewDocuments_step$key }): ReactElement | null {
  const { reviewedAnswers } = useFragment(
    graphql`
      fragment ReviewDocuments_step on ActiveStep {
        reviewedAnswers {
          steps {
            sections {
              fields {
                fieldName
                files {
                  ...shownFile_file
                }
              }
            }
          }
        }
      }
    `,
    step,
  );
  const fields = reviewedAnswers.steps.flatMap(({ sections }) => sections.flatMap((section) => section.fields));
  const documents = fields.flatMap(({ fieldName, files }) =>
    files.map((file) => ({ fieldName, file: shownFile(file) })),
  );
  if (documents.length === 0) return null;
  return (
    <div className={styles.documents} data-chrome>
      <Card title={reviewWords.documents}>
        <AnswerFiles
          files={documents.map(({ file }) => file)}
          about={(place) => <span className={styles.question}>{documents[place]?.fieldName}</span>}
        />
      </Card>
    </div>
  );
}
