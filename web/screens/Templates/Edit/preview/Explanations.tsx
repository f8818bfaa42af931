import { useEffect, useReducer, type ReactElement } from 'react';
import { explain } from '#domain/form/evaluate/explain.ts';
import { sectionableOf } from '#domain/form/Form.ts';
import type { OutcomeTargetType } from '#domain/form/logic/targets.ts';
import { fieldsWords, sectionsWords } from '#messages/form/formEditorWords.ts';
import { explanationWords as words } from '#messages/form/previewWords.ts';
import type { FormSession } from '#web/forms/FormSession.ts';
import { explanationSentence, type LogicEffect } from '#web/screens/Templates/Edit/preview/explanationSentence.ts';
import styles from '#web/screens/Templates/Edit/preview/Preview.module.css';

interface ExplanationsProps {
  readonly formSession: FormSession;
  readonly step: { readonly id: string; readonly identity: string };
}

const decidedOf: Readonly<Record<OutcomeTargetType, LogicEffect>> = {
  ReviewGroup: 'require',
  SubprocessConfig: 'require',
  StepAssignmentGroup: 'add',
};

/** Why each part of a step is shown, required, or added, or isn't, with the preview's current answers. */
export function Explanations({ formSession, step }: ExplanationsProps): ReactElement | null {
  useEveryChange(formSession);
  const { form, evaluation } = formSession;
  const { from, to } = sectionableOf(form, step.identity)?.sections ?? nothing;
  const ofSections = form.sections.slice(from, to).flatMap((section, place) => [
    {
      part: section,
      label: section.name ? words.section(section.name) : sectionsWords.untitled(place + 1),
      decided: 'show' as const,
    },
    ...form.fields.slice(section.fields.from, section.fields.to).map((field) => ({
      part: field,
      label: field.name || fieldsWords.untitled,
      decided: 'show' as const,
    })),
  ]);
  const outcomes = form.outcomes
    .filter(({ stepId }) => stepId === step.id)
    .map((part) => ({ part, label: part.name || words.outcomes[part.type], decided: decidedOf[part.type] }));
  const parts = [...ofSections, ...outcomes];
  if (parts.length === 0) return null;
  return (
    <details className={styles.why}>
      <summary>{words.title}</summary>
      <ul>
        {parts.map(({ part, label, decided }) => {
          const explanation = explain(evaluation, part.identity);
          const need = 'required' in part && explanation?.applies ? words.need[part.required ? 'yes' : 'no'] : '';
          return (
            <li key={part.identity}>
              <strong>{label}</strong>
              <span>{explanation && `${explanationSentence(explanation, decided)} ${need}`}</span>
            </li>
          );
        })}
      </ul>
    </details>
  );
}

const nothing = { from: 0, to: 0 };

/** Rerenders on any change, because explanations depend on other fields' answers. */
function useEveryChange(formSession: FormSession): void {
  const [, lookAgain] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    const ends = formSession.form.fieldIdentities.map((identity) => formSession.subscribe(identity, lookAgain));
    return () => {
      for (const end of ends) end();
    };
  }, [formSession]);
}
