import { useId, useState, type ReactElement } from 'react';
import type { FinderQuestion } from '#domain/finder/Finder.ts';
import { finderWords as words } from '#messages/filling/finderWords.ts';
import { answerName, earlierName } from '#web/parts/finder/finderPath.ts';
import { Button } from '#web/ui/Button.tsx';
import { Form, FormActions } from '#web/ui/Form.tsx';
import { RadioGroup } from '#web/ui/RadioGroup.tsx';
import { recordSubmitAttempt } from '#web/ui/submitAttempts.ts';
import styles from '#web/parts/finder/Finder.module.css';

interface FinderQuestionFormProps {
  readonly question: FinderQuestion;
  /** keys of the earlier answers */
  readonly answered: readonly string[];
  /** the answer chosen before coming back here */
  readonly initial?: string | undefined;
  /** the form was sent without an answer */
  readonly isSentEmpty?: boolean;
  readonly onAnswer: (key: string) => void;
  /** the way back, if this isn't the first question */
  readonly back?: ReactElement | undefined;
}

/** One question with its answers. Its heading is outside, so the legend is only for screen readers. */
export function FinderQuestionForm(props: FinderQuestionFormProps): ReactElement {
  const { question, answered, initial = '', isSentEmpty = false, onAnswer, back } = props;
  const id = useId();
  const [chosen, setChosen] = useState(initial);
  const [failures, setFailures] = useState(isSentEmpty ? 1 : 0);
  const error = failures > 0 && chosen === '' ? words.missing : null;
  const submit = (): void => {
    if (chosen !== '') return onAnswer(chosen);
    recordSubmitAttempt();
    setFailures(failures + 1);
  };
  return (
    <div className={styles.question}>
      <Form
        label={question.text}
        mistakes={error === null ? [] : [{ fieldId: id, sentence: error }]}
        refusal={null}
        failures={failures}
        isEdited={false}
        onSubmit={submit}
      >
        {answered.map((key, place) => (
          <input key={`${place} ${key}`} type="hidden" name={answerName} value={key} />
        ))}
        <input type="hidden" name={earlierName} value={answered.length} />
        <RadioGroup
          id={id}
          name={answerName}
          label={question.text}
          hint={question.hint || undefined}
          error={error}
          value={chosen}
          onChange={setChosen}
          options={question.answers.map(({ key, text }) => ({ value: key, label: text }))}
        />
        <FormActions>
          <Button type="submit" variant="primary">
            {words.next}
          </Button>
          {back}
        </FormActions>
      </Form>
    </div>
  );
}
