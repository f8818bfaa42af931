import { useState, type ReactElement } from 'react';
import { exportFormats } from '#domain/export/exportRules.ts';
import type { Content } from '#domain/form/Content.ts';
import { exportsPageWords } from '#messages/lists/exportsPageWords.ts';
import { outputListWords } from '#messages/output/outputListWords.ts';
import { useCreateExport } from '#web/parts/export/useCreateExport.ts';
import { useForm } from '#web/parts/form/useForm.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { flash } from '#web/ui/flashes.ts';
import { Form, FormActions } from '#web/ui/Form.tsx';
import { RadioGroup } from '#web/ui/RadioGroup.tsx';

interface ExportOutputsProps {
  readonly filters: readonly Content[];
  /** number of matching outputs */
  readonly total: number;
}

/** Exports all matching outputs with a job. */
export function ExportOutputs({ filters, total }: ExportOutputsProps): ReactElement {
  const [isOpen, setOpen] = useState(false);
  const close = (): void => setOpen(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>{outputListWords.export}</Button>
      {isOpen && total === 0 && (
        <Dialog title={outputListWords.nothingTo} isOpen onClose={close}>
          <p>{outputListWords.noMatch}</p>
          <FormActions>
            <Button onPress={close}>{outputListWords.close}</Button>
          </FormActions>
        </Dialog>
      )}
      {isOpen && total > 0 && <AsTable filters={filters} total={total} onClose={close} />}
    </>
  );
}

interface AsTableProps extends ExportOutputsProps {
  readonly onClose: () => void;
}

function AsTable({ filters, total, onClose }: AsTableProps): ReactElement {
  const [createExport] = useCreateExport();
  const title = outputListWords.exportTitle(total);
  const form = useForm({
    initial: { format: 'csv' as string },
    labels: { format: outputListWords.format },
    send: ({ format }, idempotencyKey) =>
      createExport({
        input: { type: 'outputs', format: format === 'xlsx' ? 'xlsx' : 'csv', filters, idempotencyKey },
      }),
    onDone: () => {
      flash(exportsPageWords.queued);
      onClose();
    },
  });
  return (
    <Dialog title={title} isOpen onClose={onClose}>
      <Form label={title} {...form.form}>
        <p>{outputListWords.exportText}</p>
        <RadioGroup
          {...form.field('format')}
          options={exportFormats.map((value) => ({ value, label: outputListWords.formats[value] }))}
        />
        <FormActions>
          <Button type="submit" variant="primary" isPending={form.isPending}>
            {outputListWords.export}
          </Button>
          <Button variant="quiet" onPress={onClose}>
            {outputListWords.cancel}
          </Button>
        </FormActions>
      </Form>
    </Dialog>
  );
}
