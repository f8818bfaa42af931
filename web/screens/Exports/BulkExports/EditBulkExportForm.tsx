import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { bulkExportWords } from '#messages/lists/exportsPageWords.ts';
import type { EditBulkExportForm_bulkExport$key } from '#web/__generated__/EditBulkExportForm_bulkExport.graphql.ts';
import type { EditBulkExportForm_forms$key } from '#web/__generated__/EditBulkExportForm_forms.graphql.ts';
import { BulkExportFields } from '#web/screens/Exports/BulkExports/BulkExportFields.tsx';
import { bulkExportInput } from '#web/screens/Exports/BulkExports/bulkExportValues.ts';
import { useUpdateBulkExport } from '#web/screens/Exports/BulkExports/useUpdateBulkExport.ts';
import { flash } from '#web/ui/flashes.ts';

interface EditBulkExportFormProps {
  readonly bulkExport: EditBulkExportForm_bulkExport$key;
  readonly forms: EditBulkExportForm_forms$key;
}

export function EditBulkExportForm({ bulkExport: key, forms: formKeys }: EditBulkExportFormProps): ReactElement {
  const { id, name, formIds, formNames, scheduledDay, priorMonthsLimit, priorMonthsType, includeLegacy } = useFragment(
    graphql`
      fragment EditBulkExportForm_bulkExport on BulkExport {
        id
        name
        formIds
        formNames
        scheduledDay
        priorMonthsLimit
        priorMonthsType
        includeLegacy
      }
    `,
    key,
  );
  const forms = useFragment(
    graphql`
      fragment EditBulkExportForm_forms on MasterTemplate @relay(plural: true) {
        id
        ...BulkExportFields_forms
      }
    `,
    formKeys,
  );
  const [updateBulkExport] = useUpdateBulkExport();
  const known = new Set(forms.map((form) => form.id));
  // Keep forms that the creator can see and the viewer can't, until they are removed explicitly.
  const kept = formIds.flatMap((formId, place) =>
    known.has(formId) ? [] : [{ id: formId, name: formNames[place] ?? '' }],
  );
  return (
    <BulkExportFields
      title={bulkExportWords.editTitle}
      initial={{
        name,
        itemIds: formIds,
        isScheduled: typeof scheduledDay === 'number',
        scheduledDay: String(scheduledDay ?? 1),
        isLimited: typeof priorMonthsLimit === 'number',
        priorMonthsLimit: String(priorMonthsLimit ?? 1),
        priorMonthsType: priorMonthsType ?? 'launched',
        includeLegacy,
      }}
      forms={forms}
      kept={kept}
      send={(values) => updateBulkExport({ input: { bulkExportId: id, ...bulkExportInput(values) } })}
      onDone={({ go }) => {
        flash(bulkExportWords.updated);
        go('/batch_export_templates');
      }}
    />
  );
}
