import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import {
  payoutIntervals,
  payoutSchedule,
  payoutWeekdays,
  type PayoutInterval,
} from '#domain/payment/payoutSchedule.ts';
import { payoutWords } from '#messages/payment/payoutWords.ts';
import type { PayoutScheduleForm_team$key } from '#web/__generated__/PayoutScheduleForm_team.graphql.ts';
import { useForm } from '#web/parts/form/useForm.ts';
import { useSetPayoutSchedule } from '#web/screens/Teams/Payouts/useSetPayoutSchedule.ts';
import { SettingForm } from '#web/screens/Teams/Settings/SettingForm.tsx';
import { flash } from '#web/ui/flashes.ts';
import { Select } from '#web/ui/Select.tsx';

type Values = Readonly<Record<'interval' | 'weeklyAnchor' | 'monthlyAnchor', string>>;

const monthDays = Array.from({ length: 31 }, (_one, index) => String(index + 1));

const intervalOf = (text: string): PayoutInterval => payoutIntervals.find((each) => each === text) ?? 'daily';

/** Mutation input, without the day field that isn't shown. */
const askedIn = ({ interval, weeklyAnchor, monthlyAnchor }: Values) => ({
  interval: intervalOf(interval),
  weeklyAnchor: interval === 'weekly' ? weeklyAnchor : null,
  monthlyAnchor: interval === 'monthly' ? Number(monthlyAnchor) : null,
});

/** Payout schedule: daily, weekly, or monthly. */
export function PayoutScheduleForm(props: { readonly team: PayoutScheduleForm_team$key }): ReactElement | null {
  const { id, merchantAccount, availableActions } = useFragment(
    graphql`
      fragment PayoutScheduleForm_team on Team {
        id
        availableActions
        merchantAccount {
          payoutInterval
          weeklyAnchor
          monthlyAnchor
        }
      }
    `,
    props.team,
  );
  const [setPayoutSchedule] = useSetPayoutSchedule();
  const form = useForm({
    initial: {
      interval: String(merchantAccount?.payoutInterval ?? 'daily'),
      weeklyAnchor: merchantAccount?.weeklyAnchor ?? '',
      monthlyAnchor: merchantAccount?.monthlyAnchor ? String(merchantAccount.monthlyAnchor) : '',
    },
    labels: {
      interval: payoutWords.schedule,
      weeklyAnchor: payoutWords.weeklyAnchor,
      monthlyAnchor: payoutWords.monthlyAnchor,
    },
    check: (values) => {
      const schedule = payoutSchedule(askedIn(values));
      return schedule.ok ? [] : schedule.error;
    },
    send: (values) => setPayoutSchedule({ input: { teamId: id, ...askedIn(values) } }),
    onDone: (_done, values) => {
      form.replace(values);
      flash(payoutWords.scheduleSaved);
    },
  });
  if (!merchantAccount || !availableActions.includes('updatePayouts')) return null;
  const choose = { value: '', label: payoutWords.chooseDay };
  return (
    <SettingForm title={payoutWords.schedule} form={form}>
      <Select
        {...form.field('interval')}
        hint={payoutWords.scheduleHint}
        options={payoutIntervals.map((value) => ({ value, label: payoutWords.intervals[value] }))}
      />
      {form.values.interval === 'weekly' && (
        <Select
          {...form.field('weeklyAnchor')}
          options={[choose, ...payoutWeekdays.map((value) => ({ value, label: payoutWords.weekdays[value] }))]}
        />
      )}
      {form.values.interval === 'monthly' && (
        <Select
          {...form.field('monthlyAnchor')}
          hint={payoutWords.monthlyHint}
          options={[choose, ...monthDays.map((value) => ({ value, label: value }))]}
        />
      )}
    </SettingForm>
  );
}
