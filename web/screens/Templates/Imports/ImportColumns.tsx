import { useState, type ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { importTargets, type ImportMappings } from '#domain/import/importMappings.ts';
import { importWords as words } from '#messages/lists/importWords.ts';
import type { ImportColumns_import$key } from '#web/__generated__/ImportColumns_import.graphql.ts';
import { randomKey } from '#web/navigation/randomKey.ts';
import { useAction } from '#web/parts/form/useAction.ts';
import { useQueueImport, useQueueImportTest } from '#web/screens/Templates/Imports/useQueueImport.ts';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { FormActions } from '#web/ui/Form.tsx';
import { Refusal } from '#web/ui/Refusal.tsx';
import { Select } from '#web/ui/Select.tsx';
import styles from '#web/screens/Templates/Imports/ImportColumns.module.css';

/** Maps columns, preset from their headings; then tests and imports the file. */
export function ImportColumns({ of }: { readonly of: ImportColumns_import$key }): ReactElement {
  const found = useFragment(
    graphql`
      fragment ImportColumns_import on DataImport {
        id
        status
        columns
        rowCount
        refusedCount
        mappings
        suggestedMappings
        importableFields {
          identity
          name
          stepName
        }
      }
    `,
    of,
  );
  const { id, status, columns, importableFields: fields } = found;
  const kept = (found.mappings ?? found.suggestedMappings) as unknown as ImportMappings;
  const [chosen, setChosen] = useState(kept);
  const [queueImport] = useQueueImport();
  const [queueImportTest] = useQueueImportTest();
  const input = { dataImportId: id, mappings: { ...chosen } };
  const doing = useAction(
    (what: 'test' | 'import') =>
      what === 'test'
        ? queueImportTest({ input: { ...input, idempotencyKey: randomKey() } })
        : queueImport({ input: { ...input, idempotencyKey: randomKey() } }),
    () => undefined,
  );
  const options = [{ value: '', label: words.none }, ...columns.map((name) => ({ value: name, label: name }))];
  const steps = [...Map.groupBy(fields, ({ stepName }) => stepName)];
  const used = new Set([...Object.values(chosen.initiated_flow), ...Object.values(chosen.step_data)]);
  const unused = columns.filter((name) => !used.has(name));
  const isTested = status === 'tested' && isSame(chosen, kept);
  const good = found.rowCount - (found.refusedCount ?? 0);
  const isImportable = isTested && good > 0;
  return (
    <Card title={words.columns}>
      <p>{words.columnsLead}</p>
      <section aria-label={words.aboutRecord} className={styles.group}>
        <h3>{words.aboutRecord}</h3>
        <ul className={styles.list}>
          {importTargets.map((target) => (
            <li key={target}>
              <Select
                id={`import-${target}`}
                name={target}
                label={words.targets[target]}
                hint={words.targetHints[target]}
                value={chosen.initiated_flow[target] ?? ''}
                options={options}
                onChange={(column) =>
                  setChosen({ ...chosen, initiated_flow: withColumn(chosen.initiated_flow, target, column) })
                }
              />
            </li>
          ))}
        </ul>
      </section>
      {steps.map(([step, ofStep]) => (
        <section key={step} aria-label={words.ofStep(step)} className={styles.group}>
          <h3>{words.ofStep(step)}</h3>
          <ul className={styles.list}>
            {ofStep.map(({ identity, name }) => (
              <li key={identity}>
                <Select
                  id={`import-${identity}`}
                  name={identity}
                  label={name || words.unnamed}
                  value={chosen.step_data[identity] ?? ''}
                  options={options}
                  onChange={(column) =>
                    setChosen({ ...chosen, step_data: withColumn(chosen.step_data, identity, column) })
                  }
                />
              </li>
            ))}
          </ul>
        </section>
      ))}
      {unused.length > 0 && <p className={styles.unused}>{words.unused(unused.join(', '))}</p>}
      <Refusal sentence={doing.refusal} />
      <FormActions>
        {isImportable && (
          <Button variant="primary" isPending={doing.pending === 'import'} onPress={() => doing.run('import')}>
            {words.import(good)}
          </Button>
        )}
        <Button
          variant={isImportable ? 'quiet' : 'primary'}
          isPending={doing.pending === 'test'}
          onPress={() => doing.run('test')}
        >
          {isTested ? words.testAgain : words.test}
        </Button>
      </FormActions>
    </Card>
  );
}

/** Maps a column; empty unmaps it. */
function withColumn<Columns extends Readonly<Record<string, string>>>(
  from: Columns,
  key: string,
  column: string,
): Columns {
  const { [key]: _before, ...others } = from;
  return (column === '' ? others : { ...others, [key]: column }) as Columns;
}

const isSame = (one: ImportMappings, other: ImportMappings): boolean => asText(one) === asText(other);

const asText = ({ initiated_flow: record, step_data: fields }: ImportMappings): string =>
  JSON.stringify([record, fields].map((each) => Object.entries(each).toSorted(([a], [b]) => (a < b ? -1 : 1))));
