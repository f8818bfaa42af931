import { useEffect, useId, type ReactElement, type ReactNode } from 'react';
import { teamSettingsWords } from '#messages/team/teamWords.ts';
import type { FormValues } from '#web/parts/form/formState.ts';
import type { FormParts } from '#web/parts/form/useForm.ts';
import { useSettingsGroup } from '#web/screens/Teams/Settings/SettingsGroup.ts';
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

/**
 * One setting. Inside `SharedSave`, the tab saves it. Elsewhere it has its own Save button, which says why it is disabled
 * and is secondary, because the page has other settings to save.
 */
export function SettingForm<Values extends FormValues>({
  title,
  form,
  children,
  saveLabel = teamSettingsWords.save,
  isTitleShown = false,
  blockedBecause = null,
}: SettingFormProps<Values>): ReactElement {
  const id = useId();
  const { isShared, hasCards, report } = useSettingsGroup();
  const { isEdited, isPending, submit } = form;
  useEffect(() => report(id, { isEdited, isPending, blockedBecause }, submit));
  const fields = (
    <Form label={title} {...form.form}>
      {children}
      {!isShared && (
        <FormActions>
          <Button
            type="submit"
            isPending={isPending}
            pendingLabel={teamSettingsWords.saving}
            blockedBecause={blockedBecause ?? (isEdited ? null : teamSettingsWords.nothingChanged)}
            isReasonShown={false}
          >
            {saveLabel}
          </Button>
        </FormActions>
      )}
    </Form>
  );
  return hasCards ? (
    <Card title={title} isTitleHidden={!isTitleShown}>
      {fields}
    </Card>
  ) : (
    fields
  );
}
