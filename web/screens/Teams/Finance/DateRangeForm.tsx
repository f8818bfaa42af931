import { useState, type FormEvent, type ReactElement, type ReactNode } from 'react';
import { ownValue } from '#domain/kernel/ownValue.ts';
import { financePeriod } from '#domain/payment/financePeriod.ts';
import { filtersOfGroup, type TransactionFilter, type TransactionGroup } from '#domain/payment/transactions.ts';
import { transactionFilterWords } from '#messages/payment/financeStateWords.ts';
import { financeWords } from '#messages/payment/financeWords.ts';
import { useGuardedNavigation } from '#web/navigation/useGuardedNavigation.ts';
import { transactionsPath } from '#web/parts/team/transactionsView.ts';
import { Button } from '#web/ui/Button.tsx';
import { Select } from '#web/ui/Select.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import styles from '#web/screens/Teams/Finance/Finance.module.css';

interface DaysFormProps {
  readonly teamSlug: string;
  readonly group: TransactionGroup;
  readonly show: TransactionFilter;
  readonly from: string;
  readonly to: string;
  /** further actions on the shown rows */
  readonly children?: ReactNode;
}

const sentences: Readonly<Record<string, string>> = {
  mustBeDate: financeWords.dayInvalid,
  mustEndAfterStart: financeWords.endsFirst,
};

/** Date range and filter. Applied with Go, and then stored in the URL. */
export function DateRangeForm({ teamSlug, group, show, children, ...shown }: DaysFormProps): ReactElement {
  const depart = useGuardedNavigation();
  const [days, setDays] = useState(shown);
  const [part, setPart] = useState<TransactionFilter>(show);
  const [isSent, setSent] = useState(false);
  const period = financePeriod(days, shown.to);
  const errorAt = (place: string): string | null => {
    const problem = isSent && !period.ok ? period.error.find((each) => each.path === place) : undefined;
    return problem ? (ownValue(sentences, problem.code) ?? null) : null;
  };
  const go = (event: FormEvent): void => {
    event.preventDefault();
    setSent(true);
    if (period.ok) depart().go(transactionsPath(teamSlug, { group, show: part, ...period.value }));
  };
  return (
    <form className={styles.days} aria-label={financeWords.days} onSubmit={go} noValidate>
      <TextField
        id="finance-from"
        name="from"
        type="date"
        label={financeWords.from}
        value={days.from}
        onChange={(from) => setDays({ ...days, from })}
        error={errorAt('startDate')}
      />
      <TextField
        id="finance-to"
        name="to"
        type="date"
        label={financeWords.to}
        value={days.to}
        onChange={(to) => setDays({ ...days, to })}
        error={errorAt('endDate')}
      />
      <Select
        id="finance-show"
        name="show"
        label={financeWords.show}
        value={part}
        options={filtersOfGroup[group].map((value) => ({ value, label: transactionFilterWords[value] }))}
        onChange={(value) => setPart(filtersOfGroup[group].find((one) => one === value) ?? 'all')}
      />
      <div className={styles.actions}>
        <Button type="submit" variant="primary">
          {financeWords.go}
        </Button>
        {children}
      </div>
    </form>
  );
}
