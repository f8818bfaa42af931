import { useId, type ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { percentOf } from '#domain/metrics/shares.ts';
import { surveyStaffWords as words } from '#messages/survey/surveyStaffWords.ts';
import type { SurveyFigures_survey$key } from '#web/__generated__/SurveyFigures_survey.graphql.ts';
import styles from '#web/screens/Submission/steps/survey/SurveyStaffView.module.css';

/** Statistics per question: responses, counts per option, and numeric summaries. */
export function SurveyFigures({ survey }: { readonly survey: SurveyFigures_survey$key }): ReactElement {
  const headingId = useId();
  const { questions, responseCount } = useFragment(
    graphql`
      fragment SurveyFigures_survey on SurveyOfStep {
        responseCount
        questions {
          fieldId
          name
          dataType
          answered
          average
          least
          most
          options {
            name
            times
          }
        }
      }
    `,
    survey,
  );
  return (
    <section className={styles.part} aria-labelledby={headingId}>
      <h3 id={headingId}>{words.summary}</h3>
      <dl className={styles.figures}>
        {questions.map(({ fieldId, name, dataType, answered, average, least, most, options }) => {
          const said = (value: number): string => figure(value, dataType);
          return (
            <div key={fieldId}>
              <dt>{name}</dt>
              <dd>
                <span className={styles.note}>{words.answeredBy(answered)}</span>
                {average != null && least != null && most != null && (
                  <p>{words.figures(said(average), said(least), said(most))}</p>
                )}
                {options.length > 0 && (
                  <ul className={styles.options}>
                    {options.map((option) => (
                      <li key={option.name} className={styles.option}>
                        <span>{option.name}</span>
                        <span>{words.times(option.times, percentOf(option.times, responseCount) ?? 0)}</span>
                        <svg className={styles.bar} aria-hidden="true" focusable="false">
                          <rect className={styles.track} width="100%" height="100%" rx="4" />
                          <rect
                            className={styles.fill}
                            width={`${percentOf(option.times, responseCount) ?? 0}%`}
                            height="100%"
                            rx="4"
                          />
                        </svg>
                      </li>
                    ))}
                  </ul>
                )}
              </dd>
            </div>
          );
        })}
      </dl>
    </section>
  );
}

const figure = (value: number, dataType: string): string =>
  dataType === 'money'
    ? value.toLocaleString('en-US', { style: 'currency', currency: 'USD' })
    : value.toLocaleString('en-US', { maximumFractionDigits: 2 });
