import { lazy, Suspense, useState, useEffect, type ReactElement, type ReactNode } from 'react';
import type { Content } from '#domain/form/Content.ts';
import { kinds } from '#domain/form/fields/kinds.ts';
import type { FormField } from '#domain/form/Form.ts';
import type { Problem } from '#domain/kernel/refusal.ts';
import { fillWords } from '#messages/filling/fillWords.ts';
import { AnswerText } from '#web/forms/AnswerText.tsx';
import { fieldViews } from '#web/forms/fieldViews.ts';
import type { FormSession } from '#web/forms/FormSession.ts';
import { useFieldState } from '#web/forms/useFieldState.ts';
import { withCorrectionHint } from '#web/forms/withCorrectionHint.ts';
import { preloadAfterPaint } from '#web/navigation/afterPaint.ts';
import { browserTimeZone } from '#web/parts/browserTimeZone.ts';
import { labeledSentence } from '#web/parts/form/labeledSentence.ts';
import { loadRefusalWords } from '#web/parts/form/loadRefusalWords.ts';
import styles from '#web/forms/FieldRow.module.css';

// Lazy, because conflicts are rare.
const AnswerClash = lazy(async () => ({ default: (await import('#web/forms/AnswerConflict.tsx')).AnswerConflict }));

interface FieldRowProps {
  readonly formSession: FormSession;
  readonly field: FormField;
  readonly hint: string | null;
  /** shown as text instead of an input */
  readonly isReadOnly: boolean;
  /** the reader may not see the answer, nor whether there is one */
  readonly isHidden: boolean;
  /** why it is locked; null if it isn't */
  readonly note: string | null;
}

/** One question with its answer. Renders nothing while form logic hides it. */
export function FieldRow({ formSession, field, hint, isReadOnly, isHidden, note }: FieldRowProps): ReactElement | null {
  const { isShown, content, problem, refusal, theirs, isJudged } = useFieldState(formSession, field.identity);
  const word = useRefusalWords();
  const id = fieldElementId(field.identity);
  if (!isShown) return null;
  if (isReadOnly)
    return (
      <Answered name={field.name}>
        {isHidden ? (
          <span className={styles.none}>{fillWords.hidden}</span>
        ) : (
          <AnswerInWords field={field} content={content} />
        )}
        {note !== null && <p className={styles.none}>{note}</p>}
      </Answered>
    );
  const { Input, limits, takesBack } = fieldViews[field.dataType];
  const isSaidThere = takesBack && refusal !== null;
  const error = isSaidThere ? null : (isJudged && problem && word?.({ path: '', ...problem })) || refusal;
  return (
    <div className={styles.row}>
      <Input
        id={id}
        name={field.identity}
        field={field}
        label={field.name}
        hint={[hint, limits(field)].filter(Boolean).join(' ') || null}
        error={error === null ? null : withCorrectionHint(labeledSentence(field.name, error), field, content)}
        refusal={refusal}
        isOptional={!field.required}
        value={content}
        onChange={(next) => formSession.edit(field.identity, next)}
        onBlur={() => formSession.leave(field.identity)}
      />
      {theirs !== null && (
        <Suspense fallback={null}>
          <AnswerClash
            theirs={theirs.content === null ? null : summaryOf(field, theirs.content)}
            dataType={field.dataType}
            onChoose={(whose) => formSession.autosave.choose(field.identity, whose)}
          />
        </Suspense>
      )}
    </div>
  );
}

/** target of error summary links */
export const fieldElementId = (identity: string): string => `field-${identity}`;

function Answered({ name, children }: { readonly name: string; readonly children: ReactNode }): ReactElement {
  return (
    <dl className={styles.answered}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </dl>
  );
}

/** An answer as text or files, or that there is none. */
export function AnswerInWords({ field, content }: { readonly field: FormField; readonly content: Content }): ReactNode {
  const text = summaryOf(field, content);
  if (text === '') return <span className={styles.none}>{fillWords.noAnswer}</span>;
  const { Shown } = fieldViews[field.dataType];
  return Shown ? <Shown content={content} /> : <AnswerText dataType={field.dataType} text={text} />;
}

const summaryOf = (field: FormField, content: Content): string => {
  const kind = kinds[field.dataType];
  const read = content === null ? null : kind.parse(content, field);
  return kind.isEmpty(read) ? '' : kind.summarise(read, field, browserTimeZone());
};

/** Loads the refusal messages, a large chunk, after the form has rendered. */
function useRefusalWords(): ((problem: Problem) => string) | null {
  const [words, setWords] = useState<((problem: Problem) => string) | null>(null);
  useEffect(() => {
    let isCurrent = true;
    preloadAfterPaint(async () => {
      const loaded = await loadRefusalWords();
      // If the chunk fails to load, errors are still shown when the user tries to continue.
      if (isCurrent) setWords(() => loaded);
    });
    return () => {
      isCurrent = false;
    };
  }, []);
  return words;
}
