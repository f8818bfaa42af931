import { useId, useState, type ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { formulaEditorWords as words } from '#messages/form/formulaWords.ts';
import type { FormulaTrial_draft$key } from '#web/__generated__/FormulaTrial_draft.graphql.ts';
import { useFormulaTrial } from '#web/screens/Templates/Formulas/useFormulaTrial.ts';
import { Alert } from '#web/ui/Alert.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Select } from '#web/ui/Select.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import styles from '#web/screens/Templates/Formulas/Formulas.module.css';

interface FormulaTrialProps {
  readonly draft: FormulaTrial_draft$key;
  readonly formulaId: string | null;
  readonly name: string;
  readonly source: string;
}

/** Result of the formula for sample answers, updated while typing; or the error and its place. */
export function FormulaTrial({ draft, formulaId, name, source }: FormulaTrialProps): ReactElement {
  const {
    id: flowTemplateId,
    fields,
    formulaNames,
  } = useFragment(
    graphql`
      fragment FormulaTrial_draft on FlowTemplate {
        id
        formulaNames {
          identity
          label
        }
        fields {
          identity
          name
          dataType
          options {
            name
            numericValue
          }
        }
      }
    `,
    draft,
  );
  const id = useId();
  const [samples, setSamples] = useState<Readonly<Record<string, string>>>({});
  const tried = useFormulaTrial({ flowTemplateId, formulaId, name, source, samples });
  const triedFields = (tried?.usedFields ?? []).flatMap((identity) => {
    const field = fields.find((one) => one.identity === identity);
    if (field) return [field];
    // a value of the entity chosen in a field
    const value = formulaNames.find((one) => one.identity === identity);
    return value ? [{ identity, name: value.label, dataType: 'float' as const, options: [] }] : [];
  });
  const put = (identity: string, text: string): void => setSamples({ ...samples, [identity]: text });
  return (
    <Card title={words.tryTitle}>
      {triedFields.length > 0 && <p>{words.tryHint}</p>}
      {triedFields.map(({ identity, name: label, dataType, options }) => {
        const field = {
          id: `${id}-${identity}`,
          name: identity,
          label: label ?? '',
          value: samples[identity] ?? '',
          onChange: (text: string) => put(identity, text),
        };
        if (dataType !== 'multiple_choice') return <TextField key={identity} {...field} inputMode="decimal" />;
        return (
          <Select key={identity} {...field} options={[{ value: '', label: words.noAnswer }, ...choicesOf(options)]} />
        );
      })}
      <div className={styles.verdict} aria-live="polite">
        {tried?.problems.map(({ message, place }) => (
          <Alert key={message} tone="warning">
            <p>{message}</p>
            {place && <Mistake source={tried.source} {...place} />}
          </Alert>
        ))}
        <p>
          {words.result}
          {': '}
          <span className={styles.result}>{tried?.result ?? words.noResult}</span>
        </p>
      </div>
    </Card>
  );
}

interface Option {
  readonly name: string | null | undefined;
  readonly numericValue: number | null | undefined;
}

/** Options by their numeric value. */
function choicesOf(options: readonly Option[]): { readonly value: string; readonly label: string }[] {
  const names = new Map<string, string[]>();
  for (const { name, numericValue } of options) {
    if (numericValue === null || numericValue === undefined) continue;
    const value = String(numericValue);
    names.set(value, [...(names.get(value) ?? []), name ?? '']);
  }
  return [...names].map(([value, labels]) => ({ value, label: labels.join(', ') }));
}

interface MistakeProps {
  readonly source: string;
  readonly from: number;
  readonly to: number;
}

/** The formula with the error highlighted. */
function Mistake({ source, from, to }: MistakeProps): ReactElement {
  return (
    <p className={styles.mistake}>
      {source.slice(0, from)}
      <mark>{source.slice(from, to) || ' '}</mark>
      {source.slice(to)}
    </p>
  );
}
