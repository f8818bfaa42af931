import type { ReactElement } from 'react';
import { moved, patched } from '#domain/finder/editFinder.ts';
import { finderLimits as limits, type Finder, type FinderAnswer, type FinderQuestion } from '#domain/finder/Finder.ts';
import { placeAt } from '#domain/finder/finderPaths.ts';
import { truncate } from '#domain/kernel/text.ts';
import { finderEditorWords as words } from '#messages/team/finderEditorWords.ts';
import { fieldIdOf, focusSoon, type FinderEditing } from '#web/screens/Teams/Finder/FinderEditing.ts';
import { newKey, newQuestion, newResult } from '#web/screens/Teams/Finder/newParts.ts';
import { PartActions } from '#web/screens/Teams/Finder/PartActions.tsx';
import { Button } from '#web/ui/Button.tsx';
import { flash } from '#web/ui/flashes.ts';
import { Select, type SelectGroup, type SelectOption } from '#web/ui/Select.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import styles from '#web/screens/Teams/Finder/FinderEditor.module.css';

interface AnswerListProps {
  readonly editing: FinderEditing;
  readonly question: FinderQuestion;
}

export function AnswerList({ editing, question }: AnswerListProps): ReactElement {
  const { change } = editing;
  const path = `questions.${question.key}.answers`;
  const setAnswers = (edit: (answers: readonly FinderAnswer[]) => readonly FinderAnswer[]): void =>
    change((current) => ({
      ...current,
      questions: current.questions.map((each) =>
        each.key === question.key ? { ...each, answers: edit(each.answers) } : each,
      ),
    }));
  const add = (): void => {
    const answer = { key: newKey(), text: '', leadsTo: null };
    setAnswers((answers) => [...answers, answer]);
    focusSoon(fieldIdOf(`${path}.${answer.key}.text`));
  };
  const remove = (answer: FinderAnswer, at: number): void => {
    setAnswers((answers) => answers.filter(({ key }) => key !== answer.key));
    focusSoon(fieldIdOf(path));
    flash(words.removed(words.answer(at + 1)), 'success', {
      label: words.undo,
      run: () => setAnswers((answers) => answers.toSpliced(at, 0, answer)),
    });
  };
  return (
    <fieldset className={styles.answers}>
      <legend>{words.answers}</legend>
      <ol className={styles.rows}>
        {question.answers.map((answer, at) => (
          <li key={answer.key} className={styles.answer}>
            <TextField
              id={fieldIdOf(`${path}.${answer.key}.text`)}
              name={`${path}.${answer.key}.text`}
              label={words.answer(at + 1)}
              value={answer.text}
              maxLength={limits.answer}
              isSpellChecked
              onChange={(text) => setAnswers((answers) => patched(answers, answer.key, { text }))}
            />
            <LeadsTo editing={editing} question={question} answer={answer} number={at + 1} />
            <PartActions
              name={words.answer(at + 1)}
              isFirst={at === 0}
              isLast={at === question.answers.length - 1}
              onMove={(by) => {
                setAnswers((answers) => moved(answers, at, by));
                focusSoon(fieldIdOf(`${path}.${answer.key}.text`));
              }}
              onRemove={() => remove(answer, at)}
            />
          </li>
        ))}
      </ol>
      {question.answers.length < limits.answers.max && (
        <div>
          <Button id={fieldIdOf(path)} variant="quiet" icon="plus" onPress={add}>
            {words.addAnswer}
          </Button>
        </div>
      )}
    </fieldset>
  );
}

interface LeadsToProps extends AnswerListProps {
  readonly answer: FinderAnswer;
  readonly number: number;
}

const [addsQuestion, addsResult] = ['+question', '+result'];

/** Where an answer leads: a question or a result, which can be added here. */
function LeadsTo({ editing: { finder, change }, question, answer, number }: LeadsToProps): ReactElement {
  const path = `questions.${question.key}.answers.${answer.key}.leadsTo`;
  const lead = (current: Finder, leadsTo: string | null): Finder => ({
    ...current,
    questions: current.questions.map((each) =>
      each.key === question.key ? { ...each, answers: patched(each.answers, answer.key, { leadsTo }) } : each,
    ),
  });
  const choose = (value: string): void => {
    if (value === addsQuestion) {
      const added = newQuestion();
      change((current) => lead({ ...current, questions: [...current.questions, added] }, added.key));
    } else if (value === addsResult) {
      const added = newResult();
      change((current) => lead({ ...current, results: [...current.results, added] }, added.key));
    } else change((current) => lead(current, value || null));
  };
  return (
    <Select
      id={fieldIdOf(path)}
      name={path}
      label={words.leadsTo(number)}
      value={placeAt(finder, answer.leadsTo) ? (answer.leadsTo ?? '') : ''}
      onChange={choose}
      options={placesAfter(finder, question)}
    />
  );
}

const shownLength = 60;
const named = (name: string, text: string): string => (text === '' ? name : `${name}: ${truncate(text, shownLength)}`);

function placesAfter({ questions, results }: Finder, own: FinderQuestion): readonly (SelectOption | SelectGroup)[] {
  const others = questions.flatMap(({ key, text }, at) =>
    key === own.key || at === 0 ? [] : [{ value: key, label: named(words.question(at + 1), text) }],
  );
  const ends = results.map(({ key, title }, at) => ({ value: key, label: named(words.result(at + 1), title) }));
  return [
    { value: '', label: words.chooseNext },
    {
      label: words.questions,
      options: [
        ...others,
        ...(questions.length < limits.questions ? [{ value: addsQuestion ?? '', label: words.newQuestion }] : []),
      ],
    },
    {
      label: words.results,
      options: [
        ...ends,
        ...(results.length < limits.results ? [{ value: addsResult ?? '', label: words.newResult }] : []),
      ],
    },
  ];
}
