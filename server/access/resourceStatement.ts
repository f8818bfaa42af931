import type { ResourceKind } from '#domain/access/decide.ts';
import { isApplicantSql } from '#server/access/applicants.ts';
import { resourceQueries, type ResourceQuery } from '#server/access/resourceQueries.ts';
import { anyOfSql } from '#server/database/anyOfSql.ts';
import { statement, type Statement } from '#server/database/statement.ts';

/** A resource, what it belongs to, and what the viewer is to that. */
export interface ResourceContext {
  readonly id: string;
  readonly team_id: string | null;
  readonly form_id: string | null;
  /** the version of the form, if the resource has one */
  readonly version_id: string | null;
  readonly submission_id: string | null;
  readonly self_id: string | null;
  readonly author_id: string | null;
  readonly requester_id: string | null;
  readonly role_id: string | null;
  readonly is_contact: boolean;
  readonly is_suspended: boolean;
  readonly traits: readonly string[];
  readonly form_level: number | null;
  readonly is_authority: boolean;
  readonly is_primary: boolean | null;
  readonly is_viewer: boolean;
  readonly is_assignee: boolean;
  readonly is_reviewer: boolean;
  readonly is_third_party: boolean;
}

const uuid = (expression: string | undefined): string => (expression ? `(${expression})::uuid` : 'NULL::uuid');
const held = (row: string): string => `(${row}.user_id = $2 OR ${row}.role_id = ${anyOfSql('$3::uuid[]')})`;

/** A person's relations to a form: membership level and authority. */
const formFacts = `
  (SELECT m.permission_level_id FROM master_template_memberships m
    WHERE m.master_template_id = a.form_id AND m.user_id = $2) AS form_level,
  EXISTS (SELECT FROM master_template_authorities h
    WHERE h.master_template_id = a.form_id AND h.user_id = $2) AS is_authority`;

/**
 * A person's relations to a submission, directly or through roles: applicant, added to the submission, attached to a
 * step or review group of its version, or asked for a review as a third party.
 */
const submissionFacts = `
  (SELECT p.is_primary FROM applicant_attachments p
    WHERE p.submission_id = a.submission_id AND ${isApplicantSql('p', '$2')}) AS is_primary,
  COALESCE(added.is_viewer, false) OR COALESCE(attached.is_viewer, false) AS is_viewer,
  COALESCE(added.is_assignee, false) OR COALESCE(attached.is_assignee, false) AS is_assignee,
  COALESCE(attached.is_reviewer, false) AS is_reviewer,
  EXISTS (SELECT FROM active_steps x JOIN review_requests r ON r.active_step_id = x.id
    WHERE x.submission_id = a.submission_id AND r.receiving_user_id = $2 AND r.canceled_at IS NULL) AS is_third_party`;

const submissionJoins = `
  LEFT JOIN submissions sub ON sub.id = a.submission_id
  LEFT JOIN LATERAL (SELECT bool_or(NOT t.assigned) AS is_viewer, bool_or(t.assigned) AS is_assignee
    FROM submission_attachments t WHERE t.submission_id = a.submission_id AND ${held('t')}) added ON true
  LEFT JOIN LATERAL (SELECT bool_or(t.step_id IS NOT NULL AND NOT t.assigned) AS is_viewer,
      bool_or(t.step_id IS NOT NULL AND t.assigned) AS is_assignee, bool_or(t.review_group_id IS NOT NULL) AS is_reviewer
    FROM step_attachments t WHERE t.flow_template_id = sub.flow_template_id AND ${held('t')}) attached ON true`;

const noSubmission = `NULL::boolean AS is_primary, false AS is_viewer, false AS is_assignee, false AS is_reviewer, false AS is_third_party`;
const noForm = 'NULL::int AS form_level, false AS is_authority';

/** Everything in one round trip. `$1` are the ids. */
function anchorText<Kind extends ResourceKind>(source: ResourceQuery<Kind>): string {
  const traits = Object.entries<string>((source.traits ?? {}) as Record<string, string>).map(
    ([trait, condition]) => `CASE WHEN ${condition} THEN '${trait}' END`,
  );
  return `WITH a AS MATERIALIZED (
       SELECT ${source.id} AS id, ${uuid(source.team)} AS team_id, ${uuid(source.form)} AS form_id, ${uuid(source.version)} AS version_id,
         ${uuid(source.submission)} AS submission_id, ${uuid(source.self)} AS self_id, ${uuid(source.author)} AS author_id,
         ${uuid(source.requester)} AS requester_id, ${uuid(source.role)} AS role_id,
         COALESCE(${source.contact ?? 'false'}, false) AS is_contact,
         array_remove(ARRAY[${traits.join(', ')}]::text[], NULL) AS traits
       FROM ${source.from} WHERE ${source.id} = ${anyOfSql('$1::uuid[]')})
     SELECT a.*, EXISTS (SELECT FROM teams h WHERE h.id = a.team_id AND h.suspended_at IS NOT NULL) AS is_suspended,
       ${source.form ? formFacts : noForm}, ${source.submission ? submissionFacts : noSubmission}
     FROM a CROSS JOIN (SELECT $2::uuid, $3::uuid[]) AS every_statement_takes_these
     ${source.submission ? submissionJoins : ''}
     ${source.submission && !source.outlivesSubmission ? 'WHERE a.submission_id IS NULL OR sub.deleted_at IS NULL' : ''}`;
}

type ResourceStatement = Statement<
  [ids: readonly string[], viewer: string | null, roles: readonly string[]],
  ResourceContext
>;

const statements = Object.fromEntries(
  Object.entries(resourceQueries).map(([kind, source]) => [
    kind,
    statement(`access_${kind}`, anchorText(source as ResourceQuery<ResourceKind>)),
  ]),
) as unknown as Readonly<Record<ResourceKind, ResourceStatement>>;

export const resourceStatement = (kind: ResourceKind): ResourceStatement => statements[kind];
