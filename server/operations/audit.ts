import type { AuditKind } from '#domain/audit/auditKinds.ts';
import { actingUserId } from '#server/actor.ts';
import type { Database, DatabaseTransaction } from '#server/database/createDatabase.ts';
import type { Queries } from '#server/database/Queries.ts';
import { statement } from '#server/database/statement.ts';
import { newId } from '#server/newId.ts';
import type { OperationContext } from '#server/Services.ts';

export interface AuditEntry {
  readonly kind: AuditKind;
  /** the team whose owners may read the entry; omit it for entries about a person only */
  readonly teamId?: string | null;
  /** who did it, if no one was signed in yet */
  readonly actorId?: string;
  readonly subjectType?: string;
  readonly subjectId?: string;
  /** names, addresses, and amounts at the time; never credentials */
  readonly data?: Readonly<Record<string, string | number | boolean | null>>;
}

/** Makes a person the subject of an entry. The id tells people with the same name apart, even if both change later. */
export const aboutPerson = (
  { id, name, email }: { readonly id: string; readonly name: string; readonly email: string },
  data: AuditEntry['data'] = {},
): Pick<AuditEntry, 'subjectType' | 'subjectId' | 'data'> => ({
  subjectType: 'User',
  subjectId: id,
  data: { person: name, email, ...data },
});

/** Makes a team the subject of an entry. */
export const aboutTeam = (
  { id, name }: { readonly id: string; readonly name: string },
  data: AuditEntry['data'] = {},
): Pick<AuditEntry, 'teamId' | 'subjectType' | 'subjectId' | 'data'> => ({
  ...{ teamId: id, subjectType: 'Team', subjectId: id },
  data: { team: name, ...data },
});

/** Makes a form the subject of an entry. */
export const aboutForm = (
  { id, teamId, name }: { readonly id: string; readonly teamId: string; readonly name: string },
  data: AuditEntry['data'] = {},
): Pick<AuditEntry, 'teamId' | 'subjectType' | 'subjectId' | 'data'> => ({
  ...{ teamId, subjectType: 'MasterTemplate', subjectId: id },
  data: { form: name, ...data },
});

/** Makes a submission's payment the subject of an entry, with the number that people know the submission by. */
export const aboutMoney = (
  {
    teamId,
    customId,
    scopedId,
  }: { readonly teamId: string; readonly customId: string | null; readonly scopedId: number },
  subject: { readonly type: 'Charge' | 'Payment'; readonly id: string },
  amount: number | null,
  data: AuditEntry['data'] = {},
): Pick<AuditEntry, 'teamId' | 'subjectType' | 'subjectId' | 'data'> => ({
  ...{ teamId, subjectType: subject.type, subjectId: subject.id },
  data: { submission: customId ?? String(scopedId), ...(amount === null ? {} : { amount }), ...data },
});

/**
 * Adds entries to the audit log. Operations use `tx.audit`; this is for refused actions, which leave no transaction.
 */
export async function audit(
  { db, queries }: Auditing,
  { actor, client, services }: OperationContext,
  entries: readonly AuditEntry[],
): Promise<void> {
  const by = await namesOf(db, [...entries.map(({ actorId }) => actorId), actingUserId(actor)]);
  const key = actor.kind === 'token' ? await nameOfKey(db, actor.tokenId) : {};
  const said = entries.map(({ actorId, data, kind, teamId, subjectType, subjectId }) => {
    const acting = actorId ?? actingUserId(actor);
    return {
      id: newId(),
      kind,
      teamId,
      subjectType,
      subjectId,
      acting,
      data: { ...by.get(acting ?? ''), ...key, ...data },
    };
  });
  await insertEntries.rows(queries, [
    JSON.stringify(said),
    services.now(),
    actor.kind,
    actor.kind === 'token' ? actor.tokenId : null,
    ...([client?.address ?? null, client?.userAgent ?? null, client?.requestId ?? null] as const),
  ]);
}

const insertEntries = statement<
  [
    said: string,
    at: Date,
    actorKind: OperationContext['actor']['kind'],
    tokenId: string | null,
    ...from: readonly [address: string | null, userAgent: string | null, requestId: string | null],
  ],
  never
>(
  'audit_entries_insert',
  `INSERT INTO audit_entries (id, at, kind, team_id, actor_kind, actor_id, token_id, subject_type, subject_id, address, user_agent, request_id, data)
   SELECT s.id, $2::timestamptz, s.kind, s."teamId", $3::actor_kind, s.acting, $4::uuid, s."subjectType", s."subjectId", $5::text, $6::text, $7::text, s.data
   FROM json_to_recordset($1::json)
     AS s(id uuid, kind text, "teamId" uuid, acting uuid, "subjectType" text, "subjectId" uuid, data jsonb)`,
);

type Names = Pick<Database | DatabaseTransaction, 'user' | 'apiToken'>;

interface Auditing {
  readonly db: Names;
  readonly queries: Queries;
}

/** People's names at the time of the action, since they may change before the log is read. */
async function namesOf(
  db: Names,
  ids: readonly (string | null | undefined)[],
): Promise<ReadonlyMap<string, { readonly by: string; readonly byEmail: string }>> {
  const people = await db.user.findMany({
    where: { id: { in: [...new Set(ids.filter((id) => typeof id === 'string'))] } },
    select: { id: true, name: true, email: true },
  });
  return new Map(people.map(({ id, name, email }) => [id, { by: name, byEmail: email }]));
}

async function nameOfKey(db: Names, id: string): Promise<{ readonly key?: string }> {
  const token = await db.apiToken.findUnique({ where: { id }, select: { name: true } });
  return token === null ? {} : { key: token.name };
}
