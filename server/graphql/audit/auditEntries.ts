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

/**
 * Combines a filter with the kinds that the reader may see. A null reader is an operator, who may see all
 * kinds.
 */
export function auditSearchOf(filter: AuditFilter, reader: AuditReader | null): Omit<AuditSearch, 'teamId'> {
  const { area = null, kind = null, actorId = null, from = null, until = null } = filter;
  const readable = reader === null ? null : kindsFor(reader);
  const wanted = kind !== null ? ([kind] as AuditKind[]) : area !== null ? kindsOfArea(area) : null;
  const kinds = wanted === null || readable === null ? wanted : wanted.filter((one) => readable.includes(one));
  // Owners may read every entry that carries their team's ID.
  return { kinds: reader === 'owners' && wanted === null ? null : (kinds ?? readable), actorId, from, until };
}

export const AuditFilterInput = builder.inputType('AuditFilter', {
  description: 'Filters for audit entries. Omitted fields don’t filter.',
  fields: (t) => ({
    area: t.field({ type: AuditAreaEnum, description: 'Returns only entries of this area.' }),
    kind: t.string({ description: 'Returns only entries of this kind, such as `createApiToken`.' }),
    actorId: t.globalID({ for: User, description: 'Returns only what this person did, including through API tokens.' }),
    from: t.field({ type: 'DateTime', description: 'Returns only entries at or after this time.' }),
    until: t.field({ type: 'DateTime', description: 'Returns only entries before this time.' }),
  }),
});

export const auditFilterOf = (input: typeof AuditFilterInput.$inferInput | null | undefined): AuditFilter => ({
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
    description:
      'The team’s audit log, newest first: changes of permissions, payments, and exports of data. Visible to owners.',
    authScopes: may('team', 'viewAudit', ownKey('id')),
    args: { filter: t.arg({ type: AuditFilterInput, description: 'Filters for the entries.' }) },
    resolve: ({ id }, { filter, ...page }, ctx) =>
      auditConnection(ctx, { teamId: id, ...auditSearchOf(auditFilterOf(filter), 'owners') }, page),
  }),
);

builder.prismaObjectField(Viewer, 'auditEntries', (t) =>
  t.connection({
    type: AuditEntry,
    description: 'Sign-ins and sign-in attempts of the account and changes to it, newest first.',
    args: { filter: t.arg({ type: AuditFilterInput, description: 'Filters for the entries.' }) },
    resolve: ({ id }, { filter, ...page }, ctx) =>
      auditConnection(ctx, { teamId: null, ofPerson: id, ...auditSearchOf(auditFilterOf(filter), 'person') }, page),
  }),
);
