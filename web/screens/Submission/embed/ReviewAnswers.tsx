import { useRef, type ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { fillWords } from '#messages/filling/fillWords.ts';
import { changesSinceReviewWords as words, reviewWords } from '#messages/review/reviewWords.ts';
import type { ReviewAnswers_step$data, ReviewAnswers_step$key } from '#web/__generated__/ReviewAnswers_step.graphql.ts';
import { AnswerText } from '#web/forms/AnswerText.tsx';
import { AnswerFiles } from '#web/forms/files/AnswerFiles.tsx';
import { WasAndIs } from '#web/screens/Submission/changes/WasAndIs.tsx';
import { ChangesSinceReview } from '#web/screens/Submission/embed/ChangesSinceReview.tsx';
import { shownFile } from '#web/screens/Submission/embed/shownFile.ts';
import { Signatures } from '#web/screens/Submission/Signatures.tsx';
import { Badge } from '#web/ui/Badge.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import styles from '#web/screens/Submission/embed/ReviewAnswers.module.css';

/** Questions and answers for reviewers, in form order, including unanswered questions. */
export function ReviewAnswers({ step }: { readonly step: ReviewAnswers_step$key }): ReactElement {
  const { reviewedAnswers, changesSinceReview } = useFragment(
    graphql`
      fragment ReviewAnswers_step on ActiveStep {
        changesSinceReview {
          changes {
            fieldIdentity
            ...WasAndIs_change
          }
          ...ChangesSinceReview_changes
        }
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
  const list = useRef<HTMLDivElement>(null);
  const fields = steps.flatMap(({ sections }) => sections.flatMap((section) => section.fields));
  const changes = new Map(changesSinceReview?.changes.map((change) => [change.fieldIdentity, change]));
  const marked = fields.flatMap(({ fieldIdentity }) => (changes.has(fieldIdentity) ? [fieldIdentity] : []));
  const goTo = (place: number): void => {
    const change = list.current?.querySelectorAll<HTMLElement>('[data-changed]')[place];
    change?.focus({ preventScroll: true });
    change?.scrollIntoView({ block: 'center' });
  };
  return (
    <Card title={reviewWords.answers}>
      {changesSinceReview && (
        <ChangesSinceReview
          changes={changesSinceReview}
          shown={new Set(fields.map(({ fieldIdentity }) => fieldIdentity))}
          onFirst={() => goTo(0)}
        />
      )}
      {steps.length === 0 && <p>{reviewWords.noAnswers}</p>}
      <div ref={list} className={styles.steps}>
        {steps.map(({ name, activeStep, sections }) => (
          <div key={activeStep.id} className={styles.step}>
            {name !== '' && <h3>{name}</h3>}
            {sections.map((section) => (
              <div key={section.identity} className={styles.section}>
                {section.name !== '' && section.name !== name && <h4>{section.name}</h4>}
                <dl className={styles.answers}>
                  {section.fields.map((field) => {
                    const change = changes.get(field.fieldIdentity);
                    const place = marked.indexOf(field.fieldIdentity);
                    return change ? (
                      <div key={field.fieldIdentity} className={styles.answer} tabIndex={-1} data-changed="">
                        <dt>
                          {field.fieldName}{' '}
                          <Badge tone="info" icon="edit">
                            {words.changed}
                          </Badge>
                        </dt>
                        <dd className={styles.change}>
                          <WasAndIs change={change}>
                            {field.files.length > 0 ? <Answer field={field} /> : undefined}
                          </WasAndIs>
                          {place < marked.length - 1 && (
                            <Button variant="quiet" icon="chevron-down" onPress={() => goTo(place + 1)}>
                              {words.next(place + 2, marked.length)}
                            </Button>
                          )}
                        </dd>
                      </div>
                    ) : (
                      <div key={field.fieldIdentity} className={styles.answer}>
                        <dt>{field.fieldName}</dt>
                        <dd>
                          <Answer field={field} />
                        </dd>
                      </div>
                    );
                  })}
                </dl>
              </div>
            ))}
            <Signatures step={activeStep} />
          </div>
        ))}
      </div>
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
