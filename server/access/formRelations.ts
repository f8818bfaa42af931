import type { Relation } from '#domain/access/relations.ts';
import { writePermissionLevel } from '#domain/template/permissionLevel.ts';
import { statement } from '#server/database/statement.ts';

interface FormRow {
  readonly id: string;
  readonly level: number | null;
  readonly authority: boolean;
}

/** What a person is to forms: member at a level, authority. */
export const formRowsOf = statement<[userId: string, masterTemplateIds: readonly string[]], FormRow>(
  'access_form_rows',
  `SELECT t.id,
     (SELECT m.permission_level_id FROM master_template_memberships m WHERE m.master_template_id = t.id AND m.user_id = $1) AS level,
     EXISTS (SELECT FROM master_template_authorities a WHERE a.master_template_id = t.id AND a.user_id = $1) AS authority
   FROM unnest($2::uuid[]) AS t(id)`,
);

export function formRelations({ level, authority }: Pick<FormRow, 'level' | 'authority'>): Relation[] {
  const relations: Relation[] = [];
  if (level !== null) relations.push(level === writePermissionLevel ? 'formWriter' : 'formReader');
  if (authority) relations.push('authority');
  return relations;
}
