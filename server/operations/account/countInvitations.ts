import { createHash } from 'node:crypto';
import { normaliseEmail } from '#domain/kernel/emails.ts';
import { Refusal } from '#domain/kernel/refusal.ts';
import { actingUserId } from '#server/actor.ts';
import { statement } from '#server/database/statement.ts';
import { rateLimits } from '#server/limits/rateLimits.ts';
import type { Tx } from '#server/operations/operation.ts';

interface Counted {
  readonly points: number;
  readonly expire: number;
}

const count = statement<[keys: readonly string[], expire: number, now: number], Counted>(
  'invitations_count',
  `INSERT INTO rate_limits AS l (key, points, expire) SELECT k, 1, $2::bigint FROM unnest($1::text[]) k ORDER BY k
   ON CONFLICT (key) DO UPDATE SET points = CASE WHEN l.expire <= $3::bigint THEN 1 ELSE l.points + 1 END,
     expire = CASE WHEN l.expire <= $3::bigint THEN EXCLUDED.expire ELSE l.expire END
   RETURNING points, expire`,
);

interface InvitingTeam {
  readonly id: string;
  readonly letInAt: Date | null;
}

const works = statement<[teamId: string, userId: string], { readonly isStaff: boolean }>(
  'invitations_works',
  `SELECT EXISTS (SELECT FROM role_members WHERE team_id = $1::uuid AND user_id = $2::uuid)
     OR EXISTS (SELECT FROM master_template_memberships WHERE team_id = $1::uuid AND user_id = $2::uuid) AS "isStaff"`,
);

/**
 * Who shares a limit. All teams without the operator's approval share one, because anyone may create several. A
 * team's residents have their own, so that they can't use up what its staff may send.
 */
async function senders(tx: Tx, team: InvitingTeam): Promise<string> {
  if (team.letInAt === null) return 'unapproved';
  const userId = actingUserId(tx.ctx.actor);
  if (userId === null) return team.id;
  const [{ isStaff } = { isStaff: false }] = await works.rows(tx.queries, [team.id, userId]);
  return isStaff ? team.id : `${team.id} residents`;
}

/**
 * Counts one more invitation from a team to each mailbox and returns the seconds to wait if that is too many,
 * otherwise 0. Counted where the invitation is written and on the connection of the transaction: no entry point can
 * forget it, and a refused invitation isn't counted.
 */
export async function countInvitations(tx: Tx, team: InvitingTeam, emails: readonly string[]): Promise<number> {
  const from = await senders(tx, team);
  const now = tx.now.getTime();
  let wait = 0;
  for (const { times, seconds } of rateLimits.inviteToMailbox) {
    const keys = [...new Set(emails.map((email) => keyOf(`${seconds} ${from} ${normaliseEmail(email)}`)))];
    const counted = await count.rows(tx.queries, [keys, now + seconds * 1000, now]);
    for (const { points, expire } of counted)
      if (points > times) wait = Math.max(wait, Math.ceil((expire - now) / 1000));
  }
  return wait;
}

/** Like `invitationWait`, but refuses with the time to wait. */
export async function refuseTooManyInvitations(tx: Tx, team: InvitingTeam, emails: readonly string[]): Promise<void> {
  const seconds = await countInvitations(tx, team, emails);
  if (seconds > 0) throw new Refusal('tooManyRequests', { seconds });
}

/** The table doesn't reveal who was invited. */
const keyOf = (text: string): string =>
  `invitation:${createHash('sha256').update(text).digest('base64url').slice(0, 24)}`;
