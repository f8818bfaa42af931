import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { bulkExportProblems, firstScheduledDay, lastScheduledDay } from '#domain/export/bulkExport.ts';
import { isBlank } from '#domain/kernel/text.ts';
import { bulkExportWords, newExportWords } from '#messages/lists/exportsPageWords.ts';
import type { BulkExportFields_forms$key } from '#web/__generated__/BulkExportFields_forms.graphql.ts';
import type { GuardedNavigation } from '#web/navigation/GuardedNavigation.ts';
import { FormsField } from '#web/parts/export/FormsField.tsx';
import { useForm } from '#web/parts/form/useForm.ts';
import type { Outcome } from '#web/relay/Outcome.ts';
import { toBulkExportDraft, type BulkExportValues } from '#web/screens/Exports/BulkExports/bulkExportValues.ts';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { Form, FormActions } from '#web/ui/Form.tsx';
import { RadioGroup } from '#web/ui/RadioGroup.tsx';
import { Select } from '#web/ui/Select.tsx';
import { TextField } from '#web/ui/TextField.tsx';

interface BulkExportFieldsProps<Done> {
  readonly title: string;
  readonly initial: BulkExportValues;
  readonly forms: BulkExportFields_forms$key;
  /** forms already in the export that the user couldn't choose themselves */
  readonly kept?: readonly { readonly id: string; readonly name: string }[];
  readonly send: (values: BulkExportValues, key: string) => Promise<Outcome<Done>>;
  readonly onDone: (departure: GuardedNavigation) => void;
}

const labels = {
  name: bulkExportWords.name,
  itemIds: bulkExportWords.forms,
  isScheduled: bulkExportWords.isScheduled,
  scheduledDay: bulkExportWords.day,
  isLimited: bulkExportWords.isLimited,
  priorMonthsLimit: bulkExportWords.months,
  priorMonthsType: bulkExportWords.monthsBy,
  includeLegacy: bulkExportWords.includeLegacy,
};

const days = Array.from({ length: lastScheduledDay }, (_, place) => {
  const day = firstScheduledDay + place;
  return { value: String(day), label: bulkExportWords.dayOf(day) };
});

const bys = Object.entries(newExportWords.bys).map(([value, label]) => ({ value, label }));

export function BulkExportFields<Done>({
  title,
  initial,
  forms: key,
  kept = [],
  send,
  onDone,
}: BulkExportFieldsProps<Done>): ReactElement {
  const forms = useFragment(
    graphql`
      fragment BulkExportFields_forms on MasterTemplate @relay(plural: true) {
        ...FormsField_forms
      }
    `,
    key,
  );
  const form = useForm({
    initial,
    labels,
    check: (values) => bulkExportProblems(toBulkExportDraft(values)),
    send,
    onDone: (_done, _values, departure) => onDone(departure),
  });
  const { values } = form;
  return (
    <Card title={title} isTitleHidden>
      <Form label={title} {...form.form}>
        <TextField {...form.field('name')} isSpellChecked />
        <FormsField {...form.field('itemIds')} forms={forms} kept={kept} hint={newExportWords.formsHint} />
        <Checkbox {...form.field('isScheduled')} />
        {values.isScheduled && <Select {...form.field('scheduledDay')} options={days} hint={bulkExportWords.dayHint} />}
        <Checkbox {...form.field('isLimited')} />
        {values.isLimited && (
          <>
            <TextField {...form.field('priorMonthsLimit')} inputMode="numeric" />
            <RadioGroup {...form.field('priorMonthsType')} options={bys} />
          </>
        )}
        <Checkbox {...form.field('includeLegacy')} />
        <FormActions>
          <Button
            type="submit"
            variant="primary"
            isPending={form.isPending}
            pendingLabel={bulkExportWords.pending}
            blockedBecause={isBlank(values.name) || values.itemIds.length === 0 ? bulkExportWords.incomplete : null}
          >
            {bulkExportWords.save}
          </Button>
        </FormActions>
      </Form>
    </Card>
  );
}
