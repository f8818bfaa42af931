import { auditAreas } from '#domain/audit/auditAreas.ts';
import { areaOfKind, isAuditKind } from '#domain/audit/auditKinds.ts';
import { auditActor, auditSentence } from '#messages/audit/auditWords.ts';
import { builder } from '#server/graphql/builder.ts';
import { encodeGlobalId } from '#server/graphql/nodes.ts';
import type { AuditRow } from '#server/queries/audit/auditPage.ts';

export const AuditAreaEnum = builder.enumType('AuditArea', {
  description: 'An area of the audit log.',
  values: auditAreas,
});

/** Returns the sentence of an entry. A kind from another release is shown by its name. */
export const auditEntrySentence = ({ kind, data }: AuditRow): string =>
  isAuditKind(kind) ? auditSentence(kind, data) : kind;

/** No auth scopes on these fields: the list that returns the rows already checks access. */
export const AuditEntry = builder.objectRef<AuditRow>('AuditEntry').implement({
  description: 'An entry in the audit log. Entries are never changed or deleted.',
  fields: (t) => ({
    id: t.id({ description: 'The ID of the audit entry.', resolve: ({ id }) => encodeGlobalId('AuditEntry', id) }),
    at: t.expose('at', { type: 'DateTime', description: 'When the event happened.' }),
    kind: t.exposeString('kind', { description: 'The kind of event, as a code for programs.' }),
    area: t.field({
      type: AuditAreaEnum,
      nullable: true,
      description: 'The area of the log, or null for a kind from another release.',
      resolve: ({ kind }) => (isAuditKind(kind) ? areaOfKind(kind) : null),
    }),
    sentence: t.string({
      description: 'What happened, as a sentence, with the names used at the time.',
      resolve: auditEntrySentence,
    }),
    actorKind: t.string({
      description: 'The kind of actor: `anonymous`, `person`, `token`, or `system`.',
      resolve: ({ actor_kind: kind }) => kind,
    }),
    actorName: t.string({
      description: 'The name of the actor at the time.',
      resolve: ({ actor_kind: kind, data }) => auditActor(kind, data),
    }),
    actorEmail: t.string({
      nullable: true,
      description: 'The email address of the actor at the time, or null if no one was signed in.',
      resolve: ({ data }) => (typeof data['byEmail'] === 'string' ? data['byEmail'] : null),
    }),
    actorId: t.id({
      nullable: true,
      description: 'The ID of the person, also if an API token acted for them. Null if no one was signed in.',
      resolve: ({ actor_id: id }) => id && encodeGlobalId('User', id),
    }),
    teamName: t.string({
      nullable: true,
      description: 'The current name of the team, or null if the entry concerns no team.',
      resolve: async ({ team_id: id }, _args, { services }) =>
        id === null ? null : ((await services.db.team.findUnique({ where: { id } }))?.name ?? null),
    }),
    address: t.exposeString('address', {
      nullable: true,
      description: 'The IP address that the request came from, or null for background jobs.',
    }),
    userAgent: t.string({
      nullable: true,
      description: 'The user agent that made the request, or null for background jobs.',
      resolve: ({ user_agent: agent }) => agent,
    }),
    requestId: t.string({
      nullable: true,
      description: 'The ID of the request, as in the server’s log, or null for background jobs.',
      resolve: ({ request_id: id }) => id,
    }),
    data: t.expose('data', { type: 'JSON', description: 'Names and amounts at the time, as data for programs.' }),
  }),
});
