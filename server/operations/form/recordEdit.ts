import type { EditedPart } from '#domain/template/EditedPart.ts';
import { actingUserId } from '#server/actor.ts';
import { partRows } from '#server/database/formParts.ts';
import { statement, type Statement } from '#server/database/statement.ts';
import type { LockedDraft } from '#server/operations/form/lockVersion.ts';
import type { Tx } from '#server/operations/operation.ts';
import type { PartKind } from '#server/queries/form/partVersions.ts';

export interface DraftEdit {
  readonly kind: 'edit' | 'undo' | 'redo';
  readonly operation: string;
  readonly part: Omit<EditedPart, 'kind' | 'name'> & {
    readonly kind: PartKind;
    /** looked up if omitted */
    readonly name?: string | null;
  };
  readonly typingKey: string | null;
  readonly isModified: boolean;
}

/** Edits beyond these are forgotten, and so are edits older than 90 days (`sweep`). */
const keptRevisions = 1_000;

const nameOf = (table: string, key: string): string =>
  `(SELECT name FROM ${table} WHERE id = (p.row ->> '${key}')::uuid)`;
const nameOfTarget = ['fields', 'sections', 'review_groups', 'subprocess_configs']
  .map(
    (table) =>
      `(SELECT name FROM ${table} WHERE flow_template_id = $3::uuid AND identity = (p.row ->> 'target_identity')::uuid)`,
  )
  .join(', ');

/** The name of a part whose row, as JSON, is `p.row`. */
const nameSql: Partial<Record<PartKind, string>> = {
  SubprocessConfig: `COALESCE(p.row ->> 'name', ${nameOf('master_templates', 'subprocess_master_template_id')})`,
  StepAttachment: `COALESCE(${nameOf('users', 'user_id')}, ${nameOf('roles', 'role_id')})`,
  LogicConfig: `COALESCE(${nameOfTarget})`,
};

type Recorded = readonly [
  ...[editId: string, teamId: string, flowTemplateId: string, revision: number, isModified: boolean, now: Date],
  ...[userId: string | null, kind: DraftEdit['kind'], operation: string, typingKey: string | null],
  ...[way: string, partId: string, partCount: number, isNamed: boolean, name: string | null],
];

function recordSql(kind: PartKind, table: string): string {
  return `WITH changed AS (
      UPDATE flow_templates SET revision = $4::int, is_modified = $5::boolean, updated_at = $6::timestamptz WHERE id = $3::uuid
    ), forgotten AS (
      DELETE FROM draft_edits WHERE flow_template_id = $3::uuid AND revision <= $4::int - ${keptRevisions}
    ), part AS (
      SELECT to_jsonb(r) AS row FROM ${table} r WHERE r.id = $12::uuid
      UNION ALL SELECT before FROM draft_change_rows WHERE edit_id = $1::uuid AND row_id = $12::uuid AND after IS NULL
      LIMIT 1
    )
    INSERT INTO draft_edits (id, team_id, flow_template_id, user_id, kind, operation, way, part_kind, part_id, part_name,
      part_count, revision, typing_key, was_modified, created_at, changed_at)
    SELECT $1::uuid, $2::uuid, $3::uuid, $7::uuid, $8::draft_edit_kind, $9::text, $11::text, '${kind}', $12::uuid,
      CASE WHEN $14::boolean THEN $15::text ELSE (SELECT ${nameSql[kind] ?? `p.row ->> 'name'`} FROM part p) END,
      $13::int, $4::int, $10::text, (SELECT is_modified FROM flow_templates WHERE id = $3::uuid),
      $6::timestamptz, $6::timestamptz
    WHERE EXISTS (SELECT FROM draft_change_rows WHERE edit_id = $1::uuid)
    ON CONFLICT (id) DO UPDATE
    SET revision = EXCLUDED.revision, part_name = EXCLUDED.part_name, changed_at = EXCLUDED.changed_at`;
}

const recordStatements = Object.fromEntries(
  [['FlowTemplate', 'flow_templates'] as const, ...partRows.map(([kind, { table }]) => [kind, table] as const)].map(
    ([kind, table]) => [kind, statement<Recorded, never>(`draft_edit_of_${kind}`, recordSql(kind, table))],
  ),
) as unknown as Readonly<Record<PartKind, Statement<Recorded, never>>>;

/**
 * Increases a draft's revision and describes the edit whose rows the triggers have written. An edit that changed nothing isn't
 * kept. One statement, so that editing is as fast as before. Returns the revision.
 */
export async function recordEdit(
  { queries, ctx, now }: Tx,
  { id, teamId, editId, revision: before }: LockedDraft,
  { kind, operation, part, typingKey, isModified }: DraftEdit,
): Promise<number> {
  const revision = before + 1;
  await recordStatements[part.kind].rows(queries, [
    ...([editId, teamId, id, revision, isModified, now] as const),
    ...([actingUserId(ctx.actor), kind, operation, typingKey] as const),
    ...([part.way, part.id, part.count, part.name !== undefined, part.name ?? null] as const),
  ]);
  return revision;
}
