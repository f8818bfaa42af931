import type { Pool } from 'pg';
import type { SubmissionFilter } from '#domain/filter/filter.ts';
import { statusOfFilter, type TemplateStatus } from '#domain/template/templateStatus.ts';
import { teamIdsOf, verifiedUserId, type Principal } from '#server/access/principal.ts';
import { allOfSql, anyOfSql } from '#server/database/anyOfSql.ts';
import { statement } from '#server/database/statement.ts';

interface VisibleForm {
  readonly id: string;
  readonly status: TemplateStatus;
  /** versions with submissions the viewer can't see, because they are only attached to steps of other versions */
  readonly hiddenVersions: readonly string[];
}

/**
 * Members of the form and owners of its team see all submissions. People attached to a step see those of the published
 * versions with such a step, as in the access rules (decision 0087). Most people see all versions, so this returns the
 * hidden ones. Values are in subselects so that one generic plan fits all.
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
  `WITH whole AS MATERIALIZED (
     SELECT o.id FROM master_templates o WHERE o.team_id = ${anyOfSql('$3::uuid[]')}
     UNION SELECT m.master_template_id FROM master_template_memberships m WHERE m.user_id = (SELECT $1::uuid)
   ), attached AS MATERIALIZED (
     SELECT f.id, f.master_template_id AS form_id FROM flow_templates f WHERE f.kind = 'published' AND f.id IN (
       SELECT a.flow_template_id FROM step_attachments a WHERE a.step_id IS NOT NULL AND a.user_id = (SELECT $1::uuid)
       UNION SELECT a.flow_template_id FROM step_attachments a
       WHERE a.step_id IS NOT NULL AND a.role_id = ${anyOfSql('$2::uuid[]')})
   )
   SELECT t.id, t.status, CASE WHEN t.id IN (SELECT w.id FROM whole w) THEN '{}'::uuid[] ELSE ARRAY(
       SELECT v.id FROM flow_templates v WHERE v.master_template_id = t.id AND v.kind <> 'draft'
         AND v.id NOT IN (SELECT a.id FROM attached a) AND EXISTS (SELECT FROM submissions s WHERE s.flow_template_id = v.id)
     ) END AS "hiddenVersions"
   FROM master_templates t
   WHERE t.id IN (SELECT w.id FROM whole w UNION SELECT a.form_id FROM attached a)
     AND ((SELECT $4::uuid[]) IS NULL OR t.team_id = ${anyOfSql('$4::uuid[]')})
     AND t.team_id <> ${allOfSql('$5::uuid[]')}`,
);

/** The forms whose submissions the viewer sees as staff. */
export async function visibleForms(pool: Pool, principal: Principal): Promise<readonly VisibleForm[]> {
  const userId = verifiedUserId(principal);
  if (userId === null) return [];
  const roleIds = principal.roles.map((role) => role.id);
  const owned = principal.roles.filter((role) => role.roleType === 'owner').map((role) => role.teamId);
  const within = principal.token ? teamIdsOf(principal) : null;
  return visible.rows(pool, [userId, roleIds, owned, within, principal.withheldTeamIds]);
}

export async function visibleFormIds(pool: Pool, principal: Principal): Promise<readonly string[]> {
  return (await visibleForms(pool, principal)).map(({ id }) => id);
}

/** Forms where the viewer sees every submission. */
export async function fullyVisibleFormIds(pool: Pool, principal: Principal): Promise<readonly string[]> {
  return (await visibleForms(pool, principal)).filter(isWhole).map(({ id }) => id);
}

const isWhole = ({ hiddenVersions }: VisibleForm): boolean => hiddenVersions.length === 0;

/** Forms, and their versions whose submissions are hidden from the viewer. */
export interface VisibleRows {
  readonly forms: readonly string[];
  readonly hiddenVersions: readonly string[];
}

export const visibleRowsOf = (forms: readonly VisibleForm[]): VisibleRows => ({
  forms: forms.map(({ id }) => id),
  hiddenVersions: forms.flatMap(({ hiddenVersions }) => hiddenVersions),
});

/** Whether the submission with this id belongs to no hidden version. `hidden` is a PostgreSQL array. */
export const visibleVersionSql = (id: string, hidden: string): string =>
  `NOT EXISTS (SELECT FROM submissions hs WHERE hs.id = ${id} AND hs.flow_template_id = ANY (${hidden}))`;

type Condition = SubmissionFilter[number];
const isOfForm = (condition: Condition): condition is Extract<Condition, { field: 'forms' | 'formStatus' }> =>
  condition.field === 'forms' || condition.field === 'formStatus';

/** Resolves conditions on forms by narrowing the list of forms. Only the remaining conditions apply to rows. */
export function narrowForms(
  forms: readonly VisibleForm[],
  filter: SubmissionFilter,
): VisibleRows & { readonly rest: SubmissionFilter } {
  const formConditions = filter.filter(isOfForm);
  const left = forms.filter(({ id, status }) =>
    formConditions.every((condition) => {
      if (condition.field === 'forms') return condition.value.includes(id) === (condition.operator === 'is');
      const wanted = statusOfFilter[condition.value];
      return wanted === null || wanted === status;
    }),
  );
  return { ...visibleRowsOf(left), rest: filter.filter((condition) => !isOfForm(condition)) };
}
