import { auditAreas } from '#domain/audit/auditAreas.ts';
import { areaOfKind, isAuditKind } from '#domain/audit/auditKinds.ts';
import { auditActor, auditSentence } from '#messages/audit/auditWords.ts';
import { builder } from '#server/graphql/builder.ts';
import { encodeGlobalId } from '#server/graphql/nodes.ts';
import type { AuditRow } from '#server/queries/audit/auditPage.ts';

export const AuditAreaEnum = builder.enumType('AuditArea', {
  description: 'A part of the audit log.',
  values: auditAreas,
});

/** The sentence of an entry; a kind that this release does not know is shown by its name. */
export const sentenceOf = ({ kind, data }: AuditRow): string => (isAuditKind(kind) ? auditSentence(kind, data) : kind);

/** Plain properties without scopes of their own: the list that holds an entry has decided who reads it. */
export const AuditEntry = builder.objectRef<AuditRow>('AuditEntry').implement({
  description: 'Something that somebody must be able to answer for later. Never changed, never deleted.',
  fields: (t) => ({
    id: t.id({ description: 'Of the entry.', resolve: ({ id }) => encodeGlobalId('AuditEntry', id) }),
    at: t.expose('at', { type: 'DateTime', description: 'When it happened.' }),
    kind: t.exposeString('kind', { description: 'What happened, for programs.' }),
    area: t.field({
      type: AuditAreaEnum,
      nullable: true,
      description: 'The part of the log; null for a kind of another release.',
      resolve: ({ kind }) => (isAuditKind(kind) ? areaOfKind(kind) : null),
    }),
    sentence: t.string({ description: 'What happened, for people, with the names of then.', resolve: sentenceOf }),
    actorKind: t.string({
      description: 'anonymous, person, token or system.',
      resolve: ({ actor_kind: kind }) => kind,
    }),
    actorName: t.string({
      description: 'Who did it, as they were called then.',
      resolve: ({ actor_kind: kind, data }) => auditActor(kind, data),
    }),
    actorEmail: t.string({
      nullable: true,
      description: 'The address of whoever did it, as it was then; null where nobody was signed in.',
      resolve: ({ data }) => (typeof data['byEmail'] === 'string' ? data['byEmail'] : null),
    }),
    actorId: t.id({
      nullable: true,
      description: 'The person, also where a key acted for them; null where nobody was signed in.',
      resolve: ({ actor_id: id }) => id && encodeGlobalId('User', id),
    }),
    teamName: t.string({
      nullable: true,
      description: 'The team as it is called now; null for what concerns none.',
      resolve: async ({ team_id: id }, _args, { services }) =>
        id === null ? null : ((await services.db.team.findUnique({ where: { id } }))?.name ?? null),
    }),
    address: t.exposeString('address', { nullable: true, description: 'Where the request came from; null for jobs.' }),
    userAgent: t.string({
      nullable: true,
      description: 'The program that asked, as it calls itself; null for jobs.',
      resolve: ({ user_agent: agent }) => agent,
    }),
    requestId: t.string({
      nullable: true,
      description: 'The same as in the server’s log; null for jobs.',
      resolve: ({ request_id: id }) => id,
    }),
    data: t.expose('data', { type: 'JSON', description: 'Names and amounts as they were, for programs.' }),
  }),
});
