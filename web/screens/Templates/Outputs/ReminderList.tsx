import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { reminderDirections } from '#domain/output/reminders.ts';
import { remindersWords } from '#messages/form/outputEditorWords.ts';
import type {
  ReminderList_output$data,
  ReminderList_output$key,
} from '#web/__generated__/ReminderList_output.graphql.ts';
import { focusWhenReady } from '#web/parts/template/focusWhenReady.ts';
import { SavedSelect } from '#web/parts/template/SavedChoice.tsx';
import { useQueuedUpdates } from '#web/parts/template/useQueuedUpdates.ts';
import { useTrackedSave } from '#web/parts/template/useTrackedSave.ts';
import type { Outcome } from '#web/relay/Outcome.ts';
import { SavedPeriod } from '#web/screens/Templates/Outputs/SavedPeriod.tsx';
import { useUpdateConfiguredOutput } from '#web/screens/Templates/Outputs/useUpdateConfiguredOutput.ts';
import { Button } from '#web/ui/Button.tsx';
import { FieldGroup } from '#web/ui/Field.tsx';
import { flash } from '#web/ui/flashes.ts';
import styles from '#web/screens/Templates/Outputs/OutputTerms.module.css';

type Reminder = Omit<ReminderList_output$data['renewalReminders'][number], 'id'>;

const directions = reminderDirections.map((value) => ({ value, label: remindersWords.directions[value] }));
const monthBefore: Reminder = { direction: 'before', period: { value: 1, unit: 'months' } };

/** Renewal reminder emails. The list is always saved as a whole. */
export function ReminderList({ output }: { readonly output: ReminderList_output$key }): ReactElement {
  const { id, renewalReminders } = useFragment(
    graphql`
      fragment ReminderList_output on ConfiguredOutput {
        id
        renewalReminders {
          id
          direction
          period {
            value
            unit
          }
        }
      }
    `,
    output,
  );
  const [updateConfiguredOutput] = useUpdateConfiguredOutput();
  const saving = useTrackedSave();
  const changeAll = useQueuedUpdates(
    renewalReminders,
    (reminders) =>
      updateConfiguredOutput({
        input: {
          outputId: id,
          settings: { reminders: reminders.map(({ direction, period }) => ({ direction, period })) },
        },
      }),
    ({ configuredOutput }) => configuredOutput.renewalReminders,
  );
  const change = (reminderId: string, part: Partial<Reminder>): Promise<Outcome<unknown>> =>
    changeAll((all) => all.map((each) => (each.id === reminderId ? { ...each, ...part } : each)));
  const add = async (): Promise<void> => {
    const before = new Set(renewalReminders.map((each) => each.id));
    const done = await saving(() => changeAll((all) => [...all, { ...monthBefore, id: '' }]));
    const added = done?.configuredOutput.renewalReminders.find((each) => !before.has(each.id));
    if (added) focusWhenReady(`reminder-${added.id}`);
  };
  const remove = async (reminderId: string): Promise<void> => {
    if (!(await saving(() => changeAll((all) => all.filter((each) => each.id !== reminderId))))) return;
    flash(remindersWords.removed);
    focusWhenReady(`add-reminder-${id}`);
  };
  return (
    <FieldGroup id={`reminders-${id}`} label={remindersWords.title} hint={remindersWords.hint}>
      <div className={styles.reminders}>
        {renewalReminders.map(({ id: reminderId, direction, period }, place) => (
          <fieldset key={reminderId} className={styles.reminder} aria-label={remindersWords.one(place + 1)}>
            <SavedPeriod
              id={`reminder-${reminderId}`}
              label={remindersWords.period}
              value={period}
              save={(next) => change(reminderId, { period: next ?? { value: 0, unit: period.unit } })}
            />
            <SavedSelect
              label={remindersWords.direction}
              value={direction}
              options={directions}
              save={(next) => change(reminderId, { direction: next as Reminder['direction'] })}
            />
            <Button
              variant="quiet"
              icon="close"
              label={remindersWords.remove(place + 1)}
              onPress={() => void remove(reminderId)}
            />
          </fieldset>
        ))}
        <div>
          <Button id={`add-reminder-${id}`} icon="plus" onPress={() => void add()}>
            {remindersWords.add}
          </Button>
        </div>
      </div>
    </FieldGroup>
  );
}
