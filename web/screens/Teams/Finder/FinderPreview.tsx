import { useState, type ReactElement } from 'react';
import { followAnswers, questionsFrom } from '#domain/finder/finderPaths.ts';
import { finderWords } from '#messages/filling/finderWords.ts';
import { finderEditorWords as words } from '#messages/team/finderEditorWords.ts';
import { FinderQuestionForm } from '#web/parts/finder/FinderQuestionForm.tsx';
import { FinderResultView } from '#web/parts/finder/FinderResultView.tsx';
import type { FinderEditing } from '#web/screens/Teams/Finder/FinderEditing.ts';
import { Alert } from '#web/ui/Alert.tsx';
import { Button } from '#web/ui/Button.tsx';
import styles from '#web/screens/Teams/Finder/FinderEditor.module.css';

interface FinderPreviewProps {
  readonly editing: FinderEditing;
  readonly team: { readonly name: string; readonly supportEmail: string | null };
}

/** The draft as residents will see it, to try it out. It keeps its place while the author edits. */
export function FinderPreview({ editing: { finder, forms }, team }: FinderPreviewProps): ReactElement {
  const [answers, setAnswers] = useState<readonly string[]>([]);
  const [isNowhere, setNowhere] = useState(false);
  const { answered, question, result } = followAnswers(finder, answers);
  const keys = answered.map(({ answer }) => answer.key);
  const go = (next: readonly string[]): void => {
    const place = followAnswers(finder, next);
    setNowhere(place.isOutdated);
    if (!place.isOutdated) setAnswers(next);
  };
  const ahead = question ? questionsFrom(finder, question.key) : { least: 0, most: 0 };
  const length = { least: keys.length + ahead.least, most: keys.length + ahead.most };
  const back = (
    <Button variant="quiet" onPress={() => go(keys.slice(0, -1))}>
      {finderWords.back}
    </Button>
  );
  return (
    <section className={styles.preview} aria-labelledby="finder-preview" data-pane="preview">
      <h2 id="finder-preview">{words.preview}</h2>
      {!question && !result && <p className={styles.lead}>{words.previewEmpty}</p>}
      {question && (
        <div className={styles.paper}>
          <p className={styles.progress}>
            <span>{finder.title || finderWords.title}</span>
            <span>{finderWords.progress(keys.length + 1, length)}</span>
          </p>
          <p className={styles.previewTitle}>
            {question.text || words.question(finder.questions.indexOf(question) + 1)}
          </p>
          {keys.length === 0 && finder.intro !== '' && <p className={styles.intro}>{finder.intro}</p>}
          {isNowhere && (
            <Alert tone="warning" isLive>
              {words.previewNowhere}
            </Alert>
          )}
          <FinderQuestionForm
            key={[...keys, question.key].join(' ')}
            question={question}
            answered={keys}
            onAnswer={(key) => go([...keys, key])}
            back={keys.length > 0 ? back : undefined}
          />
        </div>
      )}
      {result && (
        <div className={styles.paper}>
          <p className={styles.previewTitle}>{result.title || words.result(finder.results.indexOf(result) + 1)}</p>
          <FinderResultView
            result={result}
            forms={result.forms.flatMap(({ formId, reason }) => {
              const form = forms.find(({ id }) => id === formId);
              if (!form?.isListed) return [];
              const { id, name, isClosed, typicalTime } = form;
              return [{ id, name, reason, isClosed, time: typicalTime, startedBy: null, cost: null, to: null }];
            })}
            lacksForms={result.forms.some(({ formId }) => forms.find(({ id }) => id === formId)?.isListed !== true)}
            team={team}
          />
          <div className={styles.previewActions}>
            {back}
            <Button variant="quiet" onPress={() => go([])}>
              {words.previewRestart}
            </Button>
          </div>
        </div>
      )}
    </section>
  );
}
