// checkableSteps reads the facts of the steps.
/* oxlint-disable relay/unused-fields */
import { useMemo, type ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { Link, useLocation } from 'react-router';
import { kinds } from '#domain/form/fields/kinds.ts';
import { sectionableOf, type FormField, type FormSection } from '#domain/form/Form.ts';
import { stepsToCheck } from '#domain/submission/answerCheck.ts';
import { checkAnswersWords as words } from '#messages/filling/checkAnswersWords.ts';
import { fillWords } from '#messages/filling/fillWords.ts';
import { submissionWords } from '#messages/submission/submissionWords.ts';
import type { CheckAnswers_submission$key } from '#web/__generated__/CheckAnswers_submission.graphql.ts';
import { AnswerInWords, fieldElementId } from '#web/forms/FieldRow.tsx';
import type { FormSession } from '#web/forms/FormSession.ts';
import { useFieldState, useSectionVisible } from '#web/forms/useFieldState.ts';
import { stepPath } from '#web/parts/submissionPaths.ts';
import { checkableSteps } from '#web/screens/Submission/check/checkableSteps.ts';
import { focusFieldWhenShown } from '#web/screens/Submission/check/focusFieldWhenShown.ts';
import { useStepHeadingFocus } from '#web/screens/Submission/embed/useStepHeadingFocus.ts';
import { useFormSession } from '#web/screens/Submission/useFormSession.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';
import styles from '#web/screens/Submission/check/CheckAnswers.module.css';

/**
 * The answers that are about to be sent, each with a link to change it. It has no query of its own and reads the form
 * session, so it works without a connection and shows what isn't saved yet. Decision 0159.
 */
export function CheckAnswers({ submission: key }: { readonly submission: CheckAnswers_submission$key }): ReactElement {
  const { id, activeSteps, currentStep } = useFragment(
    graphql`
      fragment CheckAnswers_submission on Submission {
        id
        currentStep {
          id
        }
        activeSteps {
          id
          stepId
          external
          lockedFields
          hiddenFields
          availableActions
          step {
            identity
            name
            type
          }
        }
      }
    `,
    key,
  );
  const { pathname } = useLocation();
  const formSession = useFormSession();
  const heading = useStepHeadingFocus();
  const currentId = currentStep?.id ?? '';
  const steps = stepsToCheck(checkableSteps(activeSteps), currentId);
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h2 ref={heading} tabIndex={-1}>
          {words.title}
        </h2>
        <p>{words.lead}</p>
      </div>
      {steps.map(({ activeStep: { id: stepId, step, ...facts } }) => (
        <CheckedStep
          key={stepId}
          formSession={formSession}
          stepIdentity={step.identity}
          name={steps.length > 1 ? (step.name ?? submissionWords.unnamedStep) : null}
          lockedFields={facts.lockedFields}
          hiddenFields={facts.hiddenFields}
          path={stepId === currentId ? pathname : stepPath(id, facts.stepId)}
        />
      ))}
    </div>
  );
}

interface CheckedStepProps {
  readonly formSession: FormSession;
  readonly stepIdentity: string;
  /** null if it is the only one */
  readonly name: string | null;
  readonly lockedFields: readonly string[];
  readonly hiddenFields: readonly string[];
  /** where its answers are changed */
  readonly path: string;
}

function CheckedStep({ formSession, stepIdentity, name, ...shared }: CheckedStepProps): ReactElement {
  const { form } = formSession;
  const step = sectionableOf(form, stepIdentity);
  const sections = form.sections.slice(step?.sections.from ?? 0, step?.sections.to ?? 0);
  return (
    <section className={styles.step} aria-label={name ?? undefined}>
      {name !== null && <h3>{name}</h3>}
      {sections.map((section) => (
        <CheckedSection
          key={section.identity}
          formSession={formSession}
          section={section}
          name={section.name === step?.name ? '' : section.name}
          Heading={name === null ? 'h3' : 'h4'}
          {...shared}
        />
      ))}
    </section>
  );
}

type SectionProps = Pick<CheckedStepProps, 'formSession' | 'lockedFields' | 'hiddenFields' | 'path'> & {
  readonly section: FormSection;
  /** empty if the step's heading already shows it */
  readonly name: string;
  readonly Heading: 'h3' | 'h4';
};

function CheckedSection({
  formSession,
  section,
  name,
  Heading,
  lockedFields,
  hiddenFields,
  path,
}: SectionProps): ReactElement | null {
  const [locked, hidden] = useMemo(() => [new Set(lockedFields), new Set(hiddenFields)], [lockedFields, hiddenFields]);
  const isShown = useSectionVisible(formSession, section.identity);
  if (!isShown) return null;
  return (
    <div className={styles.section}>
      {name !== '' && <Heading>{name}</Heading>}
      <dl>
        {formSession.form.fields.slice(section.fields.from, section.fields.to).map((field) => (
          <CheckedAnswer
            key={field.identity}
            formSession={formSession}
            field={field}
            isHidden={hidden.has(field.identity)}
            path={locked.has(field.identity) ? null : path}
          />
        ))}
      </dl>
    </div>
  );
}

interface CheckedAnswerProps {
  readonly formSession: FormSession;
  readonly field: FormField;
  /** the reader may not see the answer */
  readonly isHidden: boolean;
  /** null if the answer can't be changed */
  readonly path: string | null;
}

function CheckedAnswer({ formSession, field, isHidden, path }: CheckedAnswerProps): ReactElement | null {
  const { isShown, content, problem, refusal } = useFieldState(formSession, field.identity);
  if (!isShown) return null;
  const isEmpty = kinds[field.dataType].isEmpty(content);
  const isWrong = !isHidden && (problem !== null || refusal !== null);
  return (
    <div className={styles.answer} data-wrong={isWrong || undefined}>
      <dt>{field.name}</dt>
      <dd className={styles.text}>
        {isHidden && <span className={styles.none}>{fillWords.hidden}</span>}
        {!isHidden && !(isWrong && isEmpty) && <AnswerInWords field={field} content={content} />}
        {isWrong && (
          <span className={styles.problem}>
            <Icon name="danger" size={16} />
            {isEmpty ? words.missing : (refusal ?? words.wrong)}
          </span>
        )}
      </dd>
      {path !== null && (
        <dd className={styles.change}>
          <Link to={`${path}?change=`} onClick={() => focusFieldWhenShown(fieldElementId(field.identity))}>
            {isWrong && isEmpty ? words.give : words.change}
            <VisuallyHidden> {field.name}</VisuallyHidden>
          </Link>
        </dd>
      )}
    </div>
  );
}
