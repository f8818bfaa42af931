import { useState, type ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { importTargets, type ImportMappings } from '#domain/import/importMappings.ts';
import { importWords as words } from '#messages/lists/importWords.ts';
import type { ImportColumns_import$key } from '#web/__generated__/ImportColumns_import.graphql.ts';
import { randomKey } from '#web/navigation/randomKey.ts';
import { useAction } from '#web/parts/form/useAction.ts';
import { ColumnSelects, columnsText, UnusedColumns } from '#web/parts/import/ColumnSelects.tsx';
import { useQueueImport, useQueueImportTest } from '#web/screens/Templates/Imports/useQueueImport.ts';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { FormActions } from '#web/ui/Form.tsx';
import { Refusal } from '#web/ui/Refusal.tsx';

const targets = importTargets.map((key) => ({ key, label: words.targets[key], hint: words.targetHints[key] }));

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
  const steps = [...Map.groupBy(fields, ({ stepName }) => stepName)];
  const isTested = status === 'tested' && mappingsText(chosen) === mappingsText(kept);
  const good = found.rowCount - (found.refusedCount ?? 0);
  const isImportable = isTested && good > 0;
  return (
    <Card title={words.columns}>
      <p>{words.columnsLead}</p>
      <ColumnSelects
        title={words.aboutRecord}
        items={targets}
        columns={columns}
        chosen={chosen.initiated_flow}
        onChange={(record) => setChosen({ ...chosen, initiated_flow: record })}
      />
      {steps.map(([step, ofStep]) => (
        <ColumnSelects
          key={step}
          title={words.ofStep(step)}
          items={ofStep.map(({ identity, name }) => ({ key: identity, label: name || words.unnamed }))}
          columns={columns}
          chosen={chosen.step_data}
          onChange={(answers) => setChosen({ ...chosen, step_data: answers })}
        />
      ))}
      <UnusedColumns columns={columns} used={[chosen.initiated_flow, chosen.step_data]} />
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

const mappingsText = ({ initiated_flow: record, step_data: answers }: ImportMappings): string =>
  columnsText([record, answers]);
