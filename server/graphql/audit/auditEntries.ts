import type { AuditArea } from '#domain/audit/auditAreas.ts';
import { kindsFor, kindsOfArea, type AuditKind, type AuditReader } from '#domain/audit/auditKinds.ts';
import { User } from '#server/graphql/account/User.ts';
import { Viewer } from '#server/graphql/account/Viewer.ts';
import { AuditAreaEnum, AuditEntry } from '#server/graphql/audit/AuditEntry.ts';
import { builder } from '#server/graphql/builder.ts';
import { forwardPage, momentCursor, readMoment } from '#server/graphql/forwardPage.ts';
import { may, ownKey } from '#server/graphql/may.ts';
import type { RequestContext } from '#server/graphql/RequestContext.ts';
import type { ConnectionArguments } from '#server/graphql/resolvePage.ts';
import { auditPage, type AuditSearch } from '#server/queries/audit/auditPage.ts';

const pageSize = 50;

export interface AuditFilter {
  readonly area?: AuditArea | null;
  readonly kind?: string | null;
  readonly actorId?: string | null;
  readonly from?: Date | null;
  readonly until?: Date | null;
}

/** The part of the log that a filter asks for, of what these readers may read at all; null for the operator. */
export function searchOf(filter: AuditFilter, reader: AuditReader | null): Omit<AuditSearch, 'teamId'> {
  const { area = null, kind = null, actorId = null, from = null, until = null } = filter;
  const readable = reader === null ? null : kindsFor(reader);
  const wanted = kind !== null ? ([kind] as AuditKind[]) : area !== null ? kindsOfArea(area) : null;
  const kinds = wanted === null || readable === null ? wanted : wanted.filter((one) => readable.includes(one));
  // all that is written with the id of a team is for its owners
  return { kinds: reader === 'owners' && wanted === null ? null : (kinds ?? readable), actorId, from, until };
}

export const AuditFilterInput = builder.inputType('AuditFilter', {
  description: 'What is looked for; what is left out is not asked for.',
  fields: (t) => ({
    area: t.field({ type: AuditAreaEnum, description: 'A part of the log.' }),
    kind: t.string({ description: 'One kind of entry, such as createApiToken.' }),
    actorId: t.globalID({ for: User, description: 'What this person did, also by keys.' }),
    from: t.field({ type: 'DateTime', description: 'From this moment on.' }),
    until: t.field({ type: 'DateTime', description: 'Before this moment.' }),
  }),
});

export const filterOf = (input: typeof AuditFilterInput.$inferInput | null | undefined): AuditFilter => ({
  ...input,
  actorId: input?.actorId?.id ?? null,
});

export const auditConnection = ({ services }: RequestContext, search: AuditSearch, page: ConnectionArguments) =>
  forwardPage(page, {
    usual: pageSize,
    cursorOf: momentCursor,
    readCursor: readMoment,
    rows: (after, limit) => auditPage(services.pool, search, after, limit),
  });

builder.prismaObjectField('Team', 'auditEntries', (t) =>
  t.connection({
    type: AuditEntry,
    description: 'Who changed what others may do here, who moved money, who took data along; newest first, for owners.',
    authScopes: may('team', 'viewAudit', ownKey('id')),
    args: { filter: t.arg({ type: AuditFilterInput, description: 'Only what matches.' }) },
    resolve: ({ id }, { filter, ...page }, ctx) =>
      auditConnection(ctx, { teamId: id, ...searchOf(filterOf(filter), 'owners') }, page),
  }),
);

builder.prismaObjectField(Viewer, 'auditEntries', (t) =>
  t.connection({
    type: AuditEntry,
    description: 'When somebody signed in to the account or tried to, and what was changed of it; newest first.',
    args: { filter: t.arg({ type: AuditFilterInput, description: 'Only what matches.' }) },
    resolve: ({ id }, { filter, ...page }, ctx) =>
      auditConnection(ctx, { teamId: null, ofPerson: id, ...searchOf(filterOf(filter), 'person') }, page),
  }),
);
