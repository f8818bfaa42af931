import { InvalidInput } from '#domain/kernel/refusal.ts';
import { actingUserId } from '#server/actor.ts';
import { statement } from '#server/database/statement.ts';
import type { Tx } from '#server/operations/operation.ts';

const knows = statement<[personId: string, teamId: string, actorId: string | null], { known: boolean }>(
  'person_known_to_team',
  `SELECT EXISTS (SELECT FROM users p WHERE p.id = $1::uuid AND p.deactivated_at IS NULL) AND ($3::uuid IS NULL OR $1 = $3
     OR EXISTS (SELECT FROM users a WHERE a.id = $3::uuid AND a.is_government)
     OR EXISTS (SELECT FROM role_members m JOIN roles r ON r.id = m.role_id AND r.archived_at IS NULL
       WHERE m.user_id = $1::uuid AND (m.team_id = $2::uuid OR m.team_id IN (
         SELECT o.team_id FROM role_members o JOIN roles r2 ON r2.id = o.role_id AND r2.archived_at IS NULL
         WHERE o.user_id = $3::uuid)))
     OR EXISTS (SELECT FROM master_template_memberships WHERE user_id = $1::uuid AND team_id = $2::uuid)
     OR EXISTS (SELECT FROM master_template_authorities WHERE user_id = $1::uuid AND team_id = $2::uuid)
     OR EXISTS (SELECT FROM step_attachments WHERE user_id = $1::uuid AND team_id = $2::uuid)
     OR EXISTS (SELECT FROM invitations WHERE user_id = $1::uuid AND team_id = $2::uuid AND sent_count > 0)) AS known`,
);

interface Named {
  readonly personId: string;
  readonly teamId: string;
  /** of the input */
  readonly path: string;
}

/**
 * Naming a person reveals their address, so by id alone you can name only people on your own teams and people the
 * team already knows. Everyone else must be invited by address. Government staff can already find everyone. Answers
 * the same as for an unknown id. See decision 0012.
 */
export async function refuseUnknownPerson(tx: Tx, { personId, teamId, path }: Named): Promise<void> {
  const [row] = await knows.rows(tx.queries, [personId, teamId, actingUserId(tx.ctx.actor)]);
  if (row?.known !== true) throw new InvalidInput([{ path, code: 'personUnknown' }]);
}
