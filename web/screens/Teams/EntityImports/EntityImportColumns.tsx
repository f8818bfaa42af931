import { useState, type ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { entityTargets, type EntityMappings } from '#domain/entity/entityImport.ts';
import { entityImportWords as words } from '#messages/entity/entityImportWords.ts';
import { importWords } from '#messages/lists/importWords.ts';
import type { EntityImportColumns_import$key } from '#web/__generated__/EntityImportColumns_import.graphql.ts';
import { randomKey } from '#web/navigation/randomKey.ts';
import { useAction } from '#web/parts/form/useAction.ts';
import { ColumnSelects, columnsText, UnusedColumns } from '#web/parts/import/ColumnSelects.tsx';
import { useQueueEntityImport } from '#web/screens/Teams/EntityImports/useQueueEntityImport.ts';
import { useQueueEntityImportTest } from '#web/screens/Teams/EntityImports/useQueueEntityImportTest.ts';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { FormActions } from '#web/ui/Form.tsx';
import { Refusal } from '#web/ui/Refusal.tsx';
import { Select } from '#web/ui/Select.tsx';

/** Maps columns, preset from their headings; then tests and imports the file. */
export function EntityImportColumns({ of }: { readonly of: EntityImportColumns_import$key }): ReactElement {
  const found = useFragment(
    graphql`
      fragment EntityImportColumns_import on EntityImport {
        id
        status
        columns
        createdCount
        updatedCount
        mappings
        suggestedMappings
        customEntity {
          nameField {
            fieldId
          }
          fields {
            fieldId
            name
          }
        }
      }
    `,
    of,
  );
  const { id, status, columns, customEntity } = found;
  const kept = (found.mappings ?? found.suggestedMappings) as unknown as EntityMappings;
  const [chosen, setChosen] = useState(kept);
  const [queueEntityImport] = useQueueEntityImport();
  const [queueEntityImportTest] = useQueueEntityImportTest();
  const input = { entityImportId: id, mappings: { ...chosen } };
  const doing = useAction(
    (what: 'test' | 'import') =>
      what === 'test'
        ? queueEntityImportTest({ input: { ...input, idempotencyKey: randomKey() } })
        : queueEntityImport({ input: { ...input, idempotencyKey: randomKey() } }),
    () => undefined,
  );
  const naming = customEntity.nameField?.fieldId ?? null;
  const fields = customEntity.fields.map(({ fieldId, name }) => ({ key: fieldId, label: name }));
  // a field that names the entities fills their name
  const targets = entityTargets.filter((target) => target === 'note' || naming === null);
  const items = targets.map((target) => ({ key: target, label: words.targets[target] }));
  const keys = [...(naming === null ? [{ key: 'name', label: words.targets.name }] : []), ...fields];
  const isTested = status === 'tested' && mappingsText(chosen) === mappingsText(kept);
  const count = found.createdCount + found.updatedCount;
  const isImportable = isTested && count > 0;
  return (
    <Card title={words.columns}>
      <p>{words.columnsLead}</p>
      <ColumnSelects
        title={words.aboutEntity}
        items={items}
        columns={columns}
        chosen={chosen.entity}
        onChange={(entity) => setChosen({ ...chosen, entity })}
      />
      {fields.length > 0 && (
        <ColumnSelects
          title={words.ofFields}
          items={fields}
          columns={columns}
          chosen={chosen.fields}
          onChange={(ofFields) => setChosen({ ...chosen, fields: ofFields })}
        />
      )}
      <UnusedColumns columns={columns} used={[chosen.entity, chosen.fields]} />
      <Select
        id="import-key"
        name="key"
        label={words.key}
        hint={words.keyHint}
        value={chosen.key}
        options={keys.map(({ key, label }) => ({ value: key, label }))}
        onChange={(key) => setChosen({ ...chosen, key })}
      />
      <Refusal sentence={doing.refusal} />
      <FormActions>
        {isImportable && (
          <Button variant="primary" isPending={doing.pending === 'import'} onPress={() => doing.run('import')}>
            {words.import(count)}
          </Button>
        )}
        <Button
          variant={isImportable ? 'quiet' : 'primary'}
          isPending={doing.pending === 'test'}
          onPress={() => doing.run('test')}
        >
          {isTested ? importWords.testAgain : importWords.test}
        </Button>
      </FormActions>
    </Card>
  );
}

const mappingsText = ({ entity, fields, key }: EntityMappings): string => columnsText([entity, fields, { key }]);
