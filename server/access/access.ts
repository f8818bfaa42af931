import DataLoader from 'dataloader';
import type { Pool } from 'pg';
import {
  allowedActions,
  decide,
  factsAbout,
  type ActionOf,
  type Facts,
  type ResourceKind,
} from '#domain/access/decide.ts';
import type { Relation } from '#domain/access/relations.ts';
import { anchorStatementOf, type Anchor } from '#server/access/anchors.ts';
import { formRelations, formRowsOf } from '#server/access/formRelations.ts';
import { teamRelations, type Principal } from '#server/access/principal.ts';
import { submissionRelations, submissionRowsOf } from '#server/access/submissionRelations.ts';

/** What the viewer of one request may do. Facts are loaded in batches and kept for that request only. */
export interface Access {
  readonly principal: Principal;
  may<Kind extends ResourceKind>(kind: Kind, action: ActionOf<Kind>, id: string): Promise<boolean>;
  /** whether the thing exists for the viewer at all: anything that may be read makes it visible */
  sees(kind: ResourceKind, id: string): Promise<boolean>;
  /** the actions that the viewer may take, for screens; null for a thing that is not there */
  factsOf<Kind extends ResourceKind>(kind: Kind, id: string): Promise<Facts<Kind> | null>;
}

export function createAccess(pool: Pool, principal: Principal): Access {
  const load = relationLoaders(pool, principal);
  const anchors = new Map<ResourceKind, DataLoader<string, Anchor | null>>();
  const facts = new Map<string, Promise<Facts<ResourceKind> | null>>();

  const anchorsOf = (kind: ResourceKind): DataLoader<string, Anchor | null> => {
    const known = anchors.get(kind);
    if (known) return known;
    const loader = byId((ids) => anchorStatementOf(kind).rows(pool, [ids, principal.userId]));
    anchors.set(kind, loader);
    return loader;
  };

  const loadFacts = async (kind: ResourceKind, id: string): Promise<Facts<ResourceKind> | null> => {
    const anchor = await anchorsOf(kind).load(id);
    if (!anchor) return null;
    return factsAbout(kind, {
      relations: await load(anchor),
      traits: anchor.traits as never[],
      token: principal.token?.scopes ?? null,
    });
  };

  const factsOf = <Kind extends ResourceKind>(kind: Kind, id: string): Promise<Facts<Kind> | null> => {
    const key = `${kind}:${id}`;
    const known = facts.get(key) ?? loadFacts(kind, id);
    facts.set(key, known);
    return known as Promise<Facts<Kind> | null>;
  };

  return {
    principal,
    factsOf,
    async may(kind, action, id) {
      const known = await factsOf(kind, id);
      return known !== null && decide(action, known);
    },
    async sees(kind, id) {
      const known = await factsOf(kind, id);
      return known !== null && allowedActions(known).length > 0;
    },
  };
}

/** From where a thing hangs to what the viewer is to it. A token is nobody outside its team. */
function relationLoaders(pool: Pool, principal: Principal): (anchor: Anchor) => Promise<Relation[]> {
  const { userId, roles, token, isGovernment } = principal;
  if (userId === null) return async () => ['anyone'];
  const roleIds = roles.map((role) => role.id);
  const forms = byId((ids) => formRowsOf.rows(pool, [userId, ids]));
  const submissions = byId((ids) => submissionRowsOf.rows(pool, [userId, roleIds, ids]));

  return async (anchor) => {
    if (token && anchor.team_id !== token.teamId) return ['anyone'];
    const [form, submission] = await Promise.all([
      anchor.form_id ? forms.load(anchor.form_id) : null,
      anchor.submission_id ? submissions.load(anchor.submission_id) : null,
    ]);
    return [
      'signedIn',
      ...(isGovernment ? (['governmentUser'] as const) : []),
      ...(anchor.team_id ? teamRelations(principal, anchor.team_id) : []),
      ...(form ? formRelations(form) : []),
      ...(submission ? submissionRelations(submission) : []),
      ...(anchor.self_id === userId ? (['self'] as const) : []),
      ...(anchor.author_id === userId ? (['author'] as const) : []),
      ...(anchor.requester_id === userId ? (['requester'] as const) : []),
      ...(anchor.is_contact ? (['contact'] as const) : []),
      ...(anchor.role_id && roleIds.includes(anchor.role_id) ? (['roleMember'] as const) : []),
    ];
  };
}

function byId<Row extends { readonly id: string }>(
  fetch: (ids: readonly string[]) => Promise<readonly Row[]>,
): DataLoader<string, Row | null> {
  return new DataLoader(async (ids) => {
    const rows = new Map((await fetch(ids)).map((row) => [row.id, row]));
    return ids.map((id) => rows.get(id) ?? null);
  });
}
