import { Suspense, useId, useState, type ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { isVisualizable } from '#domain/metrics/answerFigures.ts';
import { visualizerWords as words } from '#messages/form/visualizerWords.ts';
import type { Visualizer_version$key } from '#web/__generated__/Visualizer_version.graphql.ts';
import { FieldChart } from '#web/screens/PublicForm/FieldChart.tsx';
import { Select } from '#web/ui/Select.tsx';
import { LoadingRegion, Skeleton } from '#web/ui/Skeleton.tsx';
import styles from '#web/screens/PublicForm/Visualizer.module.css';

export function Visualizer({ version }: { readonly version: Visualizer_version$key }): ReactElement {
  const id = useId();
  const { steps } = useFragment(
    graphql`
      fragment Visualizer_version on FlowTemplate {
        steps {
          id
          name
          external
          sections {
            fields {
              id
              name
              dataType
              redacted
            }
          }
        }
      }
    `,
    version,
  );
  // Public fields only: no staff steps, no redacted fields.
  const open = steps.flatMap(({ id: stepId, name, external, sections }) => {
    const fields = sections.flatMap((section) => section.fields.filter(({ redacted }) => !redacted));
    return external && fields.length > 0 ? [{ id: stepId, name, fields }] : [];
  });
  const first = open.find(({ fields }) => fields.some(({ dataType }) => isVisualizable(dataType)));
  const [stepId, setStepId] = useState(first?.id);
  const step = open.find((one) => one.id === stepId) ?? first;
  const [fieldId, setFieldId] = useState<string | null>(null);
  const field =
    step?.fields.find((one) => one.id === fieldId) ??
    // Prefer other fields, because addresses chart poorly.
    step?.fields.find(({ dataType }) => isVisualizable(dataType) && dataType !== 'address') ??
    step?.fields.find(({ dataType }) => isVisualizable(dataType)) ??
    step?.fields[0];
  return (
    <section className={styles.visualizer} aria-labelledby={id}>
      <h2 id={id}>{words.title}</h2>
      {!step || !field ? (
        <p>{words.noFields}</p>
      ) : (
        <>
          <div className={styles.choice}>
            {open.length > 1 && (
              <Select
                id={`${id}step`}
                name="step"
                label={words.step}
                options={open.map((one) => ({ value: one.id, label: one.name ?? words.step }))}
                value={step.id}
                onChange={setStepId}
              />
            )}
            <Select
              id={`${id}field`}
              name="field"
              label={words.field}
              options={step.fields.map((one) => ({ value: one.id, label: one.name ?? words.field }))}
              value={field.id}
              onChange={setFieldId}
            />
          </div>
          {isVisualizable(field.dataType) ? (
            <Suspense
              key={field.id}
              fallback={
                <LoadingRegion what={words.title}>
                  <Skeleton shape="card" />
                </LoadingRegion>
              }
            >
              <FieldChart fieldId={field.id} isMoney={field.dataType === 'money'} name={field.name ?? words.field} />
            </Suspense>
          ) : (
            <p>{words.notSupported}</p>
          )}
        </>
      )}
    </section>
  );
}
