import { lazy, useState, useEffect, type ReactElement, type ReactNode } from 'react';

import { kinds } from '#domain/form/fields/kinds.ts';
import type { FormField } from '#domain/form/Form.ts';
import { formatUsd } from '#domain/kernel/money.ts';
import type { Problem } from '#domain/kernel/refusal.ts';
import { isWholeNumber, type Content } from '#domain/form/Content.ts';
import { mostAnswerMegabytes } from '#domain/file/limits.ts';
import { fillWords } from '#web/messages/fillWords.ts';
import { ownTimeZone } from '#web/parts/ownTimeZone.ts';
import { loadRefusalWords } from '#web/parts/form/loadRefusalWords.ts';
import { sentenceAbout } from '#web/parts/form/sentenceAbout.ts';
import { Alert } from '#web/ui/Alert.tsx';
import { Button } from '#web/ui/Button.tsx';
import { sendAhead } from '#web/ui/painted.ts';

import { fieldInputs } from './fieldInputs.ts';
import styles from './FieldRow.module.css';
import { withWayOut } from './withWayOut.ts';
import type { FormSession } from './FormSession.ts';
import { useFieldState } from './useFieldState.ts';

// for forms that ask for files
const GivenFiles = lazy(async () => ({ default: (await import('./files/GivenFiles.tsx')).GivenFiles }));

interface FieldRowProps {
  readonly formSession: FormSession;
  readonly field: FormField;
  readonly hint: string | null;
  /** shown as an answer, not as a question */
  readonly isReadOnly: boolean;
}

/** One question with its answer. It hides itself while the rules do not ask it. */
export function FieldRow({ formSession, field, hint, isReadOnly }: FieldRowProps): ReactElement | null {
  const { isShown, content, problem, refusal, theirs, isJudged } = useFieldState(formSession, field.identity);
  const word = useRefusalWords();
  const id = fieldElementId(field.identity);
  if (!isShown) return null;
  if (isReadOnly) return <Answered field={field} content={content} />;
  const Input = fieldInputs[field.dataType];
  // inputs that name what was refused say it themselves
  const isSaidThere = field.dataType === 'file' && refusal !== null;
  const error = isSaidThere ? null : (isJudged && problem && word?.({ path: '', ...problem })) || refusal;
  return (
    <div className={styles.row}>
      <Input
        id={id}
        name={field.identity}
        field={field}
        label={field.name}
        hint={[hint, limitsOf(field)].filter(Boolean).join(' ') || null}
        error={error === null ? null : withWayOut(sentenceAbout(field.name, error), field, content)}
        refusal={refusal}
        isOptional={!field.required}
        value={content}
        onChange={(next) => formSession.edit(field.identity, next)}
        onBlur={() => formSession.leave(field.identity)}
      />
      {theirs !== null && (
        <Alert
          tone="warning"
          isLive
          action={
            <div className={styles.choice}>
              <Button onPress={() => formSession.autosave.choose(field.identity, 'mine')}>{fillWords.keepMine}</Button>
              <Button onPress={() => formSession.autosave.choose(field.identity, 'theirs')}>
                {fillWords.takeTheirs}
              </Button>
            </div>
          }
        >
          {theirs.content === null
            ? fillWords.emptied
            : `${fillWords.theyAnswered} ${summaryOf(field, theirs.content)}`}
        </Alert>
      )}
    </div>
  );
}

/** Where an error summary leads. */
export const fieldElementId = (identity: string): string => `field-${identity}`;

function Answered({ field, content }: { readonly field: FormField; readonly content: Content }): ReactElement {
  return (
    <dl className={styles.answered}>
      <dt>{field.name}</dt>
      <dd>
        <AnswerInWords field={field} content={content} />
      </dd>
    </dl>
  );
}

function AnswerInWords({ field, content }: { readonly field: FormField; readonly content: Content }): ReactNode {
  const text = summaryOf(field, content);
  if (text === '') return <span className={styles.none}>{fillWords.noAnswer}</span>;
  return field.dataType === 'file' ? <GivenFiles content={content} /> : text;
}

const summaryOf = (field: FormField, content: Content): string => {
  const kind = kinds[field.dataType];
  const read = content === null ? null : kind.parse(content, field);
  return kind.isEmpty(read) ? '' : kind.summarise(read, field, ownTimeZone());
};

function limitsOf({ dataType, minNumChecks, maxLength, minValue, maxValue }: FormField): string | null {
  if (dataType === 'checkboxes' && minNumChecks !== null) return fillWords.minChecks(minNumChecks);
  if ((dataType === 'string' || dataType === 'text') && maxLength !== null) return fillWords.maxLength(maxLength);
  if (dataType === 'file') return fillWords.maxFile(mostAnswerMegabytes);
  const amount = (limit: Content): string | null => (isWholeNumber(limit) ? formatUsd(limit) : null);
  return dataType === 'money' ? fillWords.minMax(amount(minValue), amount(maxValue)) : null;
}

/** The sentences are many: they come when the form stands. */
function useRefusalWords(): ((problem: Problem) => string) | null {
  const [words, setWords] = useState<((problem: Problem) => string) | null>(null);
  useEffect(() => {
    let isCurrent = true;
    sendAhead(async () => {
      const loaded = await loadRefusalWords();
      // without them the field is marked when the way on is tried
      if (isCurrent) setWords(() => loaded);
    });
    return () => {
      isCurrent = false;
    };
  }, []);
  return words;
}
