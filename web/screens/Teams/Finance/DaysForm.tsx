import { useState, type FormEvent, type ReactElement, type ReactNode } from 'react';
import { financePeriod } from '#domain/payment/financePeriod.ts';
import { financeWords } from '#web/messages/financeWords.ts';
import { useDeparture } from '#web/navigation/useDeparture.ts';
import { daysPath } from '#web/screens/Teams/Finance/financeDays.ts';
import { Button } from '#web/ui/Button.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import styles from '#web/screens/Teams/Finance/Finance.module.css';

interface DaysFormProps {
  readonly path: string;
  readonly from: string;
  readonly to: string;
  /** What else is done with these days. */
  readonly children?: ReactNode;
}

const sentences: Readonly<Record<string, string>> = {
  mustBeDate: financeWords.dayInvalid,
  mustEndAfterStart: financeWords.endsFirst,
};

/** Which days are shown. Nothing changes until Go is pressed; then they stand in the address. */
export function DaysForm({ path, children, ...shown }: DaysFormProps): ReactElement {
  const depart = useDeparture();
  const [days, setDays] = useState(shown);
  const [isSent, setSent] = useState(false);
  const period = financePeriod(days, shown.to);
  const errorAt = (place: string): string | null => {
    const problem = isSent && !period.ok ? period.error.find((each) => each.path === place) : undefined;
    return problem ? (sentences[problem.code] ?? null) : null;
  };
  const go = (event: FormEvent): void => {
    event.preventDefault();
    setSent(true);
    if (period.ok) depart().go(daysPath(path, period.value.from, period.value.to));
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
      <div className={styles.actions}>
        <Button type="submit" look="primary">
          {financeWords.go}
        </Button>
        {children}
      </div>
    </form>
  );
}
