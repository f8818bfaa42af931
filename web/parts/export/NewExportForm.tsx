import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { exportProblems } from '#domain/export/exportRules.ts';
import { addPeriod, isCalendarDate } from '#domain/kernel/dates.ts';
import { startOfDay } from '#domain/kernel/timeZones.ts';
import { exportsPageWords, newExportWords } from '#messages/lists/exportsPageWords.ts';
import type { NewExportForm_forms$key } from '#web/__generated__/NewExportForm_forms.graphql.ts';
import { FormsField } from '#web/parts/export/FormsField.tsx';
import { useCreateExport } from '#web/parts/export/useCreateExport.ts';
import { useForm } from '#web/parts/form/useForm.ts';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { flash } from '#web/ui/flashes.ts';
import { Form, FormActions } from '#web/ui/Form.tsx';
import { RadioGroup } from '#web/ui/RadioGroup.tsx';
import { Select } from '#web/ui/Select.tsx';
import { TextField } from '#web/ui/TextField.tsx';

type ExportValues = {
  readonly type: string;
  readonly formIds: readonly string[];
  readonly from: string;
  readonly until: string;
  readonly by: string;
  readonly format: string;
};

const blank: ExportValues = { type: 'submissions', formIds: [], from: '', until: '', by: 'launched', format: 'csv' };

const labels = {
  type: newExportWords.of,
  formIds: newExportWords.forms,
  from: newExportWords.from,
  until: newExportWords.until,
  by: newExportWords.by,
  format: newExportWords.format,
};

const optionsOf = (words: Readonly<Record<string, string>>) =>
  Object.entries(words).map(([value, label]) => ({ value, label }));

/** Either choosable forms, or one fixed form. */
type NewExportFormProps = { readonly timeZone: string } & (
  | { readonly forms: NewExportForm_forms$key; readonly onlyFormId?: never }
  | { readonly forms?: never; readonly onlyFormId: string }
);

export function NewExportForm({ forms: key, onlyFormId, timeZone }: NewExportFormProps): ReactElement {
  const forms = useFragment(
    graphql`
      fragment NewExportForm_forms on MasterTemplate @relay(plural: true) {
        ...FormsField_forms
      }
    `,
    key ?? null,
  );
  const [createExport] = useCreateExport();
  const periodOf = ({ from, until }: ExportValues) => ({
    from: isCalendarDate(from) ? startOfDay(from, timeZone) : null,
    // The end date is inclusive.
    until: isCalendarDate(until) ? startOfDay(addPeriod(until, { value: 1, unit: 'days' }), timeZone) : null,
  });
  const form = useForm({
    initial: onlyFormId === undefined ? blank : { ...blank, formIds: [onlyFormId] },
    labels,
    check: (values) => exportProblems({ chosen: [], formIds: values.formIds, listed: null, ...periodOf(values) }),
    send: (values, idempotencyKey) => {
      const { from, until } = periodOf(values);
      return createExport({
        input: {
          type: values.type === 'outputs' ? 'outputs' : 'submissions',
          format: values.format === 'xlsx' ? 'xlsx' : 'csv',
          masterTemplateIds: [...values.formIds],
          from: from?.toISOString() ?? null,
          until: until?.toISOString() ?? null,
          by: values.by === 'completion' ? 'completion' : 'launched',
          idempotencyKey,
        },
      });
    },
    onDone: (_queued, _values, { go }) => {
      flash(exportsPageWords.queued);
      go('/exports');
    },
  });
  return (
    <Card title={newExportWords.title} isTitleHidden>
      <Form label={newExportWords.title} {...form.form}>
        <RadioGroup {...form.field('type')} options={optionsOf(newExportWords.types)} />
        {forms && <FormsField {...form.field('formIds')} forms={forms} hint={newExportWords.formsHint} />}
        <TextField {...form.field('from')} type="date" hint={newExportWords.periodHint} isOptional />
        <TextField {...form.field('until')} type="date" isOptional />
        {form.values.type === 'submissions' && <Select {...form.field('by')} options={optionsOf(newExportWords.bys)} />}
        <RadioGroup {...form.field('format')} options={optionsOf(newExportWords.formats)} />
        <FormActions>
          <Button type="submit" variant="primary" isPending={form.isPending} pendingLabel={newExportWords.pending}>
            {newExportWords.send}
          </Button>
        </FormActions>
      </Form>
    </Card>
  );
}
