import type { Pool } from 'pg';
import type { SubmissionFilter } from '#domain/filter/filter.ts';
import { statusOfFilter, type TemplateStatus } from '#domain/template/status.ts';
import { teamIdsOf, workerId, type Principal } from '#server/access/principal.ts';
import { allOf, among } from '#server/database/among.ts';
import { statement } from '#server/database/statement.ts';

interface VisibleForm {
  readonly id: string;
  readonly status: TemplateStatus;
}

/**
 * Member, owner of the team, or attached to a step. Values stand behind subselects, so that the plan does not depend on them
 * and is kept.
 */
const visible = statement<
  [
    userId: string,
    roleIds: readonly string[],
    ownedTeams: readonly string[],
    teams: readonly string[] | null,
    withheld: readonly string[],
  ],
  VisibleForm
>(
  'submissions_visible_forms',
  `SELECT t.id, t.status FROM master_templates t
   WHERE t.id IN (
       SELECT o.id FROM master_templates o WHERE o.team_id = ${among('$3::uuid[]')}
       UNION SELECT m.master_template_id FROM master_template_memberships m WHERE m.user_id = (SELECT $1::uuid)
       UNION SELECT f.master_template_id FROM step_attachments a JOIN flow_templates f ON f.id = a.flow_template_id
       WHERE a.step_id IS NOT NULL AND a.user_id = (SELECT $1::uuid)
       UNION SELECT f.master_template_id FROM step_attachments a JOIN flow_templates f ON f.id = a.flow_template_id
       WHERE a.step_id IS NOT NULL AND a.role_id = ${among('$2::uuid[]')})
     AND ((SELECT $4::uuid[]) IS NULL OR t.team_id = ${among('$4::uuid[]')})
     AND t.team_id <> ${allOf('$5::uuid[]')}`,
);

/** The forms whose submissions the viewer sees from the inside. */
export async function visibleForms(pool: Pool, principal: Principal): Promise<readonly VisibleForm[]> {
  const userId = workerId(principal);
  if (userId === null) return [];
  const roleIds = principal.roles.map((role) => role.id);
  const owned = principal.roles.filter((role) => role.roleType === 'owner').map((role) => role.teamId);
  const within = principal.token ? teamIdsOf(principal) : null;
  return visible.rows(pool, [userId, roleIds, owned, within, principal.withheldTeamIds]);
}

export async function visibleFormIds(pool: Pool, principal: Principal): Promise<readonly string[]> {
  return (await visibleForms(pool, principal)).map(({ id }) => id);
}

type Condition = SubmissionFilter[number];
const isOfForm = (condition: Condition): condition is Extract<Condition, { field: 'forms' | 'formStatus' }> =>
  condition.field === 'forms' || condition.field === 'formStatus';

/** What a filter asks of forms is settled by which of them are looked through; then only the rest is asked of their rows. */
export function settleForms(
  forms: readonly VisibleForm[],
  filter: SubmissionFilter,
): { readonly forms: readonly string[]; readonly rest: SubmissionFilter } {
  const asked = filter.filter(isOfForm);
  const left = forms.filter(({ id, status }) =>
    asked.every((condition) => {
      if (condition.field === 'forms') return condition.value.includes(id) === (condition.operator === 'is');
      const wanted = statusOfFilter[condition.value];
      return wanted === null || wanted === status;
    }),
  );
  return { forms: left.map(({ id }) => id), rest: filter.filter((condition) => !isOfForm(condition)) };
}
