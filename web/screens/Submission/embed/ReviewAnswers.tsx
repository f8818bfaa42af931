import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { fillWords } from '#messages/filling/fillWords.ts';
import { reviewWords } from '#messages/review/reviewWords.ts';
import type { ReviewAnswers_step$data, ReviewAnswers_step$key } from '#web/__generated__/ReviewAnswers_step.graphql.ts';
import { AnswerText } from '#web/forms/AnswerText.tsx';
import { AnswerFiles } from '#web/forms/files/AnswerFiles.tsx';
import { shownFile } from '#web/screens/Submission/embed/shownFile.ts';
import { Signatures } from '#web/screens/Submission/Signatures.tsx';
import { Card } from '#web/ui/Card.tsx';
import styles from '#web/screens/Submission/embed/ReviewAnswers.module.css';

/** Questions and answers for reviewers, in form order, including unanswered questions. */
export function ReviewAnswers({ step }: { readonly step: ReviewAnswers_step$key }): ReactElement {
  const { reviewedAnswers } = useFragment(
    graphql`
      fragment ReviewAnswers_step on ActiveStep {
        reviewedAnswers {
          steps {
            name
            activeStep {
              id
              ...Signatures_step
            }
            sections {
              identity
              name
              fields {
                fieldIdentity
                fieldName
                dataType
                isHidden
                text
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
  const { steps } = reviewedAnswers;
  return (
    <Card title={reviewWords.answers}>
      {steps.length === 0 && <p>{reviewWords.noAnswers}</p>}
      {steps.map(({ name, activeStep, sections }) => (
        <div key={activeStep.id} className={styles.step}>
          {name !== '' && <h3>{name}</h3>}
          {sections.map((section) => (
            <div key={section.identity} className={styles.section}>
              {section.name !== '' && section.name !== name && <h4>{section.name}</h4>}
              <dl className={styles.answers}>
                {section.fields.map((field) => (
                  <div key={field.fieldIdentity} className={styles.answer}>
                    <dt>{field.fieldName}</dt>
                    <dd>
                      <Answer field={field} />
                    </dd>
                  </div>
                ))}
              </dl>
            </div>
          ))}
          <Signatures step={activeStep} />
        </div>
      ))}
    </Card>
  );
}

type Field = ReviewAnswers_step$data['reviewedAnswers']['steps'][number]['sections'][number]['fields'][number];

function Answer({ field: { dataType, isHidden, text, files } }: { readonly field: Field }): ReactElement {
  if (isHidden) return <span className={styles.none}>{fillWords.hidden}</span>;
  if (files.length > 0) return <AnswerFiles files={files.map(shownFile)} />;
  return text ? (
    <AnswerText dataType={dataType} text={text} />
  ) : (
    <span className={styles.none}>{reviewWords.empty}</span>
  );
}
