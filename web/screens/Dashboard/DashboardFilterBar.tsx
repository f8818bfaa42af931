import { useState, type FormEvent, type ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { ownValue } from '#domain/kernel/ownValue.ts';
import { periodProblems } from '#domain/metrics/periodProblems.ts';
import { metricsWords } from '#messages/lists/metricsWords.ts';
import type { DashboardFilterBar_forms$key } from '#web/__generated__/DashboardFilterBar_forms.graphql.ts';
import { metricsPath, maxFilterIds, hasTooManyIds, type MetricsFilter } from '#web/charts/metricsFilter.ts';
import { useGuardedNavigation } from '#web/navigation/useGuardedNavigation.ts';
import { plainId } from '#web/relay/plainId.ts';
import { MultiSelect } from '#web/screens/Dashboard/MultiSelect.tsx';
import { Alert } from '#web/ui/Alert.tsx';
import { Button } from '#web/ui/Button.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import styles from '#web/charts/charts.module.css';

interface MetricsFilterBarProps {
  readonly filter: MetricsFilter;
  readonly forms: DashboardFilterBar_forms$key;
}

const sentences: Readonly<Record<string, string>> = {
  periodInvalid: metricsWords.dayInvalid,
  mustEndAfterStart: metricsWords.endsFirst,
};

/** Filter by teams, forms, and days. Applied with a button, and then stored in the URL. */
export function DashboardFilterBar({ filter, forms: key }: MetricsFilterBarProps): ReactElement {
  const forms = useFragment(
    graphql`
      fragment DashboardFilterBar_forms on MetricsForm @relay(plural: true) {
        id
        name
        teamId
        teamName
      }
    `,
    key,
  ).map(({ id, name, teamId, teamName }) => ({ id: plainId(id), name, teamId: plainId(teamId), teamName }));
  const depart = useGuardedNavigation();
  const [{ teams, from, to, ...chosen }, setChosen] = useState(filter);
  const [isSent, setSent] = useState(false);
  const set = (change: Partial<MetricsFilter>): void => setChosen((now) => ({ ...now, ...change }));
  const problems = isSent ? periodProblems({ from, to }) : [];
  const errorAt = (path: string): string | null =>
    problems.flatMap((each) => (each.path === path ? (ownValue(sentences, each.code) ?? []) : []))[0] ?? null;
  const offered = forms.filter(({ teamId }) => teams.length === 0 || teams.includes(teamId));
  const isOffered = (id: string): boolean => offered.some((form) => form.id === id);
  const named = chosen.forms.filter(isOffered);
  const isTooMany = hasTooManyIds({ teams, forms: named });
  const apply = (event: FormEvent): void => {
    event.preventDefault();
    setSent(true);
    if (isTooMany || periodProblems({ from, to }).length > 0) return;
    depart().go(metricsPath({ teams, from, to, forms: named }));
  };
  const teamsOffered = [
    ...new Map(forms.map(({ teamId, teamName }) => [teamId, { id: teamId, name: teamName }])).values(),
  ];
  const day = (text: string): string | null => (text === '' ? null : text);
  return (
    <form className={styles.filter} aria-label={metricsWords.filter} onSubmit={apply} noValidate>
      {teamsOffered.length > 1 && (
        <MultiSelect
          label={metricsWords.teams}
          choices={teamsOffered}
          value={teams}
          onChange={(value) => set({ teams: value })}
        />
      )}
      <MultiSelect
        label={metricsWords.forms}
        choices={offered}
        value={named}
        onChange={(value) => set({ forms: value })}
      />
      <TextField
        id="metrics-from"
        name="from"
        type="date"
        label={metricsWords.from}
        value={from ?? ''}
        onChange={(text) => set({ from: day(text) })}
        error={errorAt('launchedFrom')}
      />
      <TextField
        id="metrics-to"
        name="to"
        type="date"
        label={metricsWords.to}
        value={to ?? ''}
        onChange={(text) => set({ to: day(text) })}
        error={errorAt('launchedTo')}
      />
      {isSent && isTooMany && (
        <div className={styles.filterProblem}>
          <Alert tone="danger" isLive>
            {metricsWords.tooMany(maxFilterIds)}
          </Alert>
        </div>
      )}
      <div className={styles.filterActions}>
        <Button type="submit" variant="primary">
          {metricsWords.apply}
        </Button>
        {metricsPath(filter) !== '/metrics' && (
          <ButtonLink variant="quiet" to="/metrics">
            {metricsWords.clear}
          </ButtonLink>
        )}
      </div>
    </form>
  );
}
