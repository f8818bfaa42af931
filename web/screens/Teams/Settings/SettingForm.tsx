import type { ReactElement, ReactNode } from 'react';
import { teamSettingsWords } from '#messages/team/teamWords.ts';
import type { FormValues } from '#web/parts/form/formState.ts';
import type { FormParts } from '#web/parts/form/useForm.ts';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Form, FormActions } from '#web/ui/Form.tsx';

interface SettingFormProps<Values extends FormValues> {
  readonly title: string;
  readonly form: FormParts<Values>;
  readonly children: ReactNode;
  readonly saveLabel?: string;
  /** for settings with several fields */
  readonly isTitleShown?: boolean;
  /** why it can't be saved, if not because nothing changed */
  readonly blockedBecause?: string | null;
}

/** One setting with its own Save button, which says why it is disabled. */
export function SettingForm<Values extends FormValues>({
  title,
  form,
  children,
  saveLabel = teamSettingsWords.save,
  isTitleShown = false,
  blockedBecause = null,
}: SettingFormProps<Values>): ReactElement {
  return (
    <Card title={title} isTitleHidden={!isTitleShown}>
      <Form label={title} {...form.form}>
        {children}
        <FormActions>
          <Button
            type="submit"
            variant="primary"
            isPending={form.isPending}
            pendingLabel={teamSettingsWords.saving}
            blockedBecause={blockedBecause ?? (form.isEdited ? null : teamSettingsWords.nothingChanged)}
            isReasonShown={false}
          >
            {saveLabel}
          </Button>
        </FormActions>
      </Form>
    </Card>
  );
}
