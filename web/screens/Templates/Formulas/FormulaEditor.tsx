import { useState, type ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { flagsOfMode } from '#domain/payment/PaymentConfig.ts';
import { formulaEditorWords as words, formulaWords, functionWords } from '#messages/form/formulaWords.ts';
import type { FormulaEditor_draft$key } from '#web/__generated__/FormulaEditor_draft.graphql.ts';
import type { FormulaEditor_formula$key } from '#web/__generated__/FormulaEditor_formula.graphql.ts';
import { requireFields } from '#web/parts/form/requireFields.ts';
import { useForm } from '#web/parts/form/useForm.ts';
import { TextConflictChoice } from '#web/parts/template/TextConflictChoice.tsx';
import { useTrackedSave } from '#web/parts/template/useTrackedSave.ts';
import type { Outcome } from '#web/relay/Outcome.ts';
import { useRefetchConflictingTexts } from '#web/screens/Templates/Configuration/useRefetchConflictingTexts.ts';
import { useUpdateStep } from '#web/screens/Templates/Edit/useUpdateStep.ts';
import { FormulaNames } from '#web/screens/Templates/Formulas/FormulaNames.tsx';
import { FormulaSource } from '#web/screens/Templates/Formulas/FormulaSource.tsx';
import { FormulaTrial } from '#web/screens/Templates/Formulas/FormulaTrial.tsx';
import { insertSuggestion, type Insertion } from '#web/screens/Templates/Formulas/suggestionsAt.ts';
import { useCreateFormula } from '#web/screens/Templates/Formulas/useCreateFormula.ts';
import { useUpdateFormula } from '#web/screens/Templates/Formulas/useUpdateFormula.ts';
import { EditedBy } from '#web/screens/Templates/Presence/EditedBy.tsx';
import { Button } from '#web/ui/Button.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { Card } from '#web/ui/Card.tsx';
import { flash } from '#web/ui/flashes.ts';
import { Form, FormActions } from '#web/ui/Form.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import styles from '#web/screens/Templates/Formulas/Formulas.module.css';

interface FormulaEditorProps {
  readonly draft: FormulaEditor_draft$key;
  /** null for a new one */
  readonly formula: FormulaEditor_formula$key | null;
  /** payment step that will use the new formula; null for none */
  readonly paymentStepId: string | null;
  readonly back: string;
}

/** The response for a new formula includes it. */
interface Written {
  readonly flowTemplate: unknown;
  readonly formula?: { readonly id: string };
}

const functions: readonly Insertion[] = Object.entries(functionWords).map(([label, { meaning }]) => ({
  label,
  text: `${label}()`,
  meaning,
}));

/** Formula editor with suggestions, a trial with sample answers, and errors in place. */
export function FormulaEditor({ draft, formula: key, paymentStepId, back }: FormulaEditorProps): ReactElement {
  const formula = useFragment(
    graphql`
      fragment FormulaEditor_formula on Formula {
        id
        name
        source
      }
    `,
    key,
  );
  const data = useFragment(
    graphql`
      fragment FormulaEditor_draft on FlowTemplate {
        id
        steps {
          id
          name
        }
        formulaNames {
          label
          isFormula
          isNumeric
        }
        ...FormulaTrial_draft
      }
    `,
    draft,
  );
  const [createFormula] = useCreateFormula();
  const [updateFormula] = useUpdateFormula();
  const refetchConflictingTexts = useRefetchConflictingTexts();
  const [seen, see] = useState(formula && { name: formula.name, source: formula.source });
  const [updateStep] = useUpdateStep();
  const saving = useTrackedSave();
  // A new payment formula is named after its step, if that name is free.
  const payment = data.steps.find(({ id }) => id === paymentStepId)?.name ?? '';
  const usualName = data.formulaNames.some(({ label }) => label === payment) ? '' : payment;
  const form = useForm({
    initial: { name: formula?.name ?? usualName, source: formula?.source ?? '' },
    labels: { name: formulaWords.name, source: formulaWords.source },
    check: requireFields('name', 'source'),
    send: async (values, idempotencyKey): Promise<Outcome<Written>> =>
      formula
        ? refetchConflictingTexts(await updateFormula({ input: { formulaId: formula.id, ...values, seen } }))
        : createFormula({ input: { flowTemplateId: data.id, ...values, idempotencyKey } }),
    onDone: async (done, _values, { go }) => {
      flash(words.saved);
      const stepId = paymentStepId;
      if (stepId !== null && done.formula) {
        const config = { ...flagsOfMode.calculated, formulaId: done.formula.id };
        await saving(() => updateStep({ input: { stepId, config } }));
      }
      go(back);
    },
  });
  const [cursor, setCursor] = useState(form.values.source.length);
  const source = form.field('source');
  const names: readonly Insertion[] = data.formulaNames
    .filter(({ isNumeric, label }) => isNumeric && label !== formula?.name)
    .map(({ label, isFormula }) => ({
      label,
      text: `{${label}}`,
      meaning: isFormula ? words.formula : words.field,
    }));
  const isChanged = seen && formula && (seen.name !== formula.name || seen.source !== formula.source);
  const theirs = isChanged ? `${formula.name}: ${formula.source}` : null;
  const choose = (whose: 'mine' | 'theirs'): void => {
    if (!formula) return;
    const { name, source: text } = formula;
    see({ name, source: text });
    if (whose === 'theirs') form.replace({ name, source: text });
  };
  // Without edits of their own, the user gets a colleague's saved version, not a conflict.
  if (isChanged && !form.isEdited) choose('theirs');
  const insert = (insertion: Insertion): void => {
    const next = insertSuggestion(source.value, { from: cursor, to: cursor }, insertion.text);
    source.onChange(next.text);
    setCursor(next.cursor);
    const area = document.getElementById(source.id);
    if (!(area instanceof HTMLTextAreaElement)) return;
    // after the new text has rendered
    requestAnimationFrame(() => {
      area.focus();
      area.setSelectionRange(next.cursor, next.cursor);
    });
  };
  return (
    <div className={styles.editor}>
      <Card
        title={formula ? formula.name : words.newTitle}
        partId={formula?.id}
        mark={formula && <EditedBy partId={formula.id} />}
      >
        <Form label={formula ? formula.name : words.newTitle} {...form.form}>
          <TextField
            {...form.field('name')}
            hint={words.nameHint}
            isFirst={formula === null && usualName === ''}
            isSpellChecked
            maxLength={200}
          />
          <FormulaSource
            field={source}
            offered={[...names, ...functions]}
            onCursor={setCursor}
            isFirst={formula === null && usualName !== ''}
          />
          {theirs !== null && <TextConflictChoice theirs={theirs} choose={choose} />}
          <FormActions>
            <Button type="submit" variant="primary" isPending={form.isPending} pendingLabel={words.saving}>
              {words.save}
            </Button>
            <ButtonLink variant="quiet" to={back}>
              {words.cancel}
            </ButtonLink>
          </FormActions>
        </Form>
      </Card>
      <div className={styles.side}>
        <FormulaTrial
          draft={data}
          formulaId={formula?.id ?? null}
          name={form.values.name}
          source={form.values.source}
        />
        <FormulaNames names={names} functions={functions} onInsert={insert} />
      </div>
    </div>
  );
}
