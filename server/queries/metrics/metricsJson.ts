import { elapsedInWords } from '#domain/kernel/durations.ts';
import { shownStatus } from '#domain/submission/status.ts';
import type { Principal } from '#server/access/principal.ts';
import type { DashboardRow } from '#server/queries/dashboard/DashboardRow.ts';
import { collectedData } from '#server/queries/metrics/collectedData.ts';
import type { CountedMoney } from '#server/queries/metrics/countedMoney.ts';
import type { Metrics } from '#server/queries/metrics/metricsOf.ts';
import type { Services } from '#server/Services.ts';

type Reading = Pick<Services, 'pool' | 'loadForm' | 'now'>;

/** The figures as JSON under their documented names. Money is null if the viewer may not see it. */
export async function metricsJson(services: Reading, principal: Principal, metrics: Metrics): Promise<string> {
  const { launched, completed, active, overdue, breakdown, outputs, money, attention } = metrics;
  const answers = await collectedData(
    services,
    principal,
    attention.filter(({ kind }) => kind === 'InitiatedFlow').map(({ id }) => id),
  );
  return JSON.stringify({
    form_data: {
      launched_count: launched.count,
      completed_count: completed.count,
      active_count: active.count,
      overdue_count: overdue.count,
      forms_chart_data: breakdown.map(({ form, count }) => ({
        id: form?.id ?? null,
        name: form?.name ?? others,
        count,
      })),
      outputs_chart_data: outputs.map(({ identity, name, count }) => ({ id: identity, name, count })),
      submissions: attention.map((row) => rowText(row, services.now(), answers.get(row.id))),
    },
    revenue_data: money && moneyText(money),
  });
}

const others = 'Other';

function moneyText({ collected, renewal, refunded, disputed, ways, bars }: CountedMoney): object {
  const of = (wanted: string): number => ways.find(({ way }) => way === wanted)?.collected ?? 0;
  return {
    total_revenue: collected,
    renewal_revenue: renewal,
    total_refunded: refunded,
    total_disputed: disputed,
    by_type: { card: of('card'), ach: of('us_bank_account') },
    charges: bars.map(({ from, to, collected: amount }) => ({ from, to, amount })),
    max_charge: Math.max(0, ...bars.map(({ collected: amount }) => amount)),
  };
}

type KnownAnswers =
  Awaited<ReturnType<typeof collectedData>> extends ReadonlyMap<string, infer Read> ? Read | undefined : never;

function rowText(row: DashboardRow, now: Date, known: KnownAnswers): object {
  const isHidden = row.identifierRedacted && !(known?.readsIdentifier ?? false);
  return {
    unique_id: `SubmissionRow:${row.id}`,
    dashboardable_type: row.kind,
    dashboardable_id: row.id,
    scoped_id: row.scopedId,
    identifier: isHidden ? null : row.identifier,
    identifier_redacted: row.identifierRedacted,
    template_name: row.templateName,
    master_template_id: row.masterTemplateId,
    applicant: row.applicant,
    applicants_count: row.applicantsCount,
    action: row.action,
    created_at: row.createdAt,
    status: row.status,
    current_step_name: row.currentStepName,
    current_step_elapsed_time_string:
      row.currentStepSince && elapsedInWords(now.getTime() - Date.parse(row.currentStepSince)),
    step_type: row.stepType,
    due_at: row.dueAt,
    overdue: shownStatus(row, now) === 'overdue',
    internal: !row.isExternal,
    review: row.isReview,
    assigned: row.assigned,
    current_user_responsible: row.isResponsible,
    last_activity_at: row.lastActivityAt,
    last_edited: row.lastEditedAt,
    is_renewal: row.isRenewal,
    collected_data: known?.answers ?? [],
  };
}
