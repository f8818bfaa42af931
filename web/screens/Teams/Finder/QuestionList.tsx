import type { ReactElement } from 'react';
import { moved, patched } from '#domain/finder/editFinder.ts';
import { finderLimits as limits, type FinderQuestion } from '#domain/finder/Finder.ts';
import { finderEditorWords as words } from '#messages/team/finderEditorWords.ts';
import { AnswerList } from '#web/screens/Teams/Finder/AnswerList.tsx';
import { fieldIdOf, focusSoon, removePart, type FinderEditing } from '#web/screens/Teams/Finder/FinderEditing.ts';
import { newQuestion } from '#web/screens/Teams/Finder/newParts.ts';
import { Part } from '#web/screens/Teams/Finder/Part.tsx';
import { PartActions } from '#web/screens/Teams/Finder/PartActions.tsx';
import { Button } from '#web/ui/Button.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import styles from '#web/screens/Teams/Finder/FinderEditor.module.css';

export function QuestionList({ editing }: { readonly editing: FinderEditing }): ReactElement {
  const { finder, change } = editing;
  const add = (): void => {
    const question = newQuestion();
    change((current) => ({ ...current, questions: [...current.questions, question] }));
    focusSoon(fieldIdOf(`questions.${question.key}.text`));
  };
  return (
    <section className={styles.group} aria-labelledby="finder-questions">
      <h2 id="finder-questions">{words.questions}</h2>
      <p className={styles.lead}>{finder.questions.length === 0 ? words.noQuestions : words.questionsLead}</p>
      <ol className={styles.parts}>
        {finder.questions.map((question, at) => (
          <QuestionCard key={question.key} editing={editing} question={question} at={at} />
        ))}
      </ol>
      {finder.questions.length < limits.questions && (
        <div>
          <Button id={fieldIdOf('questions')} icon="plus" onPress={add}>
            {words.addQuestion}
          </Button>
        </div>
      )}
    </section>
  );
}

interface QuestionCardProps {
  readonly editing: FinderEditing;
  readonly question: FinderQuestion;
  readonly at: number;
}

function QuestionCard({ editing, question, at }: QuestionCardProps): ReactElement {
  const { finder, change } = editing;
  const { key, text, hint } = question;
  const path = `questions.${key}`;
  const name = words.question(at + 1);
  const set = (part: Partial<FinderQuestion>): void =>
    change((current) => ({ ...current, questions: patched(current.questions, key, part) }));
  const next = finder.questions[at + 1] ?? finder.questions[at - 1];
  return (
    <li className={styles.part} aria-label={name}>
      <Part
        path={path}
        name={name}
        text={text}
        note={at === 0 ? words.start : words.answerCount(question.answers.length)}
        startsOpen={text === '' || finder.questions.length < 3}
        actions={
          <PartActions
            name={name}
            isFirst={at === 0}
            isLast={at === finder.questions.length - 1}
            onMove={(by) => {
              change((current) => ({ ...current, questions: moved(current.questions, at, by) }));
              focusSoon(fieldIdOf(path));
            }}
            onRemove={() => {
              removePart(change, 'questions', at, name);
              focusSoon(fieldIdOf(next ? `questions.${next.key}` : 'questions'));
            }}
          />
        }
      >
        <TextField
          id={fieldIdOf(`${path}.text`)}
          name={`${path}.text`}
          label={words.questionLabel}
          value={text}
          maxLength={limits.question}
          isSpellChecked
          onChange={(value) => set({ text: value })}
        />
        <TextField
          id={fieldIdOf(`${path}.hint`)}
          name={`${path}.hint`}
          label={words.hintLabel}
          value={hint}
          isOptional
          maxLength={limits.hint}
          isSpellChecked
          onChange={(value) => set({ hint: value })}
        />
        <AnswerList editing={editing} question={question} />
      </Part>
    </li>
  );
}
