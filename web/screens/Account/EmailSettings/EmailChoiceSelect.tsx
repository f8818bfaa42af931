import type { ReactElement } from 'react';
import type { OptionalEmailType } from '#domain/mail/emailTypes.ts';
import { emailSettingsWords, emailTypeWords } from '#messages/account/emailSettingsWords.ts';
import { useSavedValue } from '#web/parts/template/useSavedValue.ts';
import type { Outcome } from '#web/relay/Outcome.ts';
import type { EmailChoice } from '#web/screens/Account/EmailSettings/useEmailChoices.ts';
import { flash } from '#web/ui/flashes.ts';
import { Select } from '#web/ui/Select.tsx';

interface EmailChoiceSelectProps {
  readonly type: OptionalEmailType;
  readonly said: EmailChoice;
  /** the default that applies if nothing is chosen */
  readonly usual: boolean;
  readonly save: (choice: EmailChoice) => Promise<Outcome<unknown>>;
}

/** One email type: saved on selection. A change during the save is sent after it. */
export function EmailChoiceSelect({ type, said, usual, save }: EmailChoiceSelectProps): ReactElement {
  const { name: label, meaning } = emailTypeWords[type];
  const saving = async (choice: EmailChoice): Promise<Outcome<unknown>> => {
    const outcome = await save(choice);
    if (outcome.kind === 'done') flash(emailSettingsWords.saved);
    else flash(emailSettingsWords.failed, 'danger');
    return outcome;
  };
  // not a type of email of its own, but when others are sent
  const words = type === 'dailySummary' ? emailSettingsWords.summary : emailSettingsWords;
  const { field } = useSavedValue<EmailChoice>({ label, value: said, save: saving, isTyped: false });
  return (
    <Select
      {...field}
      onChange={(value) => field.onChange(value as EmailChoice)}
      hint={meaning}
      options={[
        { value: 'default', label: words.usual(usual) },
        { value: 'on', label: words.on },
        { value: 'off', label: words.off },
      ]}
    />
  );
}
