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
import { relationsAsApplicant } from '#domain/access/relationsAsApplicant.ts';
import type { Principal } from '#server/access/principal.ts';
import { relationsOf } from '#server/access/relationsOf.ts';
import { resourceStatement, type ResourceContext } from '#server/access/resourceStatement.ts';

/** What the viewer of one request may do. Facts are loaded in batches and cached for that request only. */
export interface Access {
  readonly principal: Principal;
  may<Kind extends ResourceKind>(kind: Kind, action: ActionOf<Kind>, id: string): Promise<boolean>;
  /** whether the resource exists for the viewer: any read permission makes it visible */
  sees(kind: ResourceKind, id: string): Promise<boolean>;
  /** the actions the viewer may take, for screens; null if the resource doesn't exist */
  factsOf<Kind extends ResourceKind>(kind: Kind, id: string): Promise<Facts<Kind> | null>;
  /** what the resource belongs to; loaded with the facts, so asking again is free */
  contextOfResource(kind: ResourceKind, id: string): Promise<ResourceContext | null>;
}

/** `isAsApplicant`: a staff member previews what applicants see. */
export function createAccess(pool: Pool, principal: Principal, isAsApplicant = false): Access {
  const roleIds = principal.roles.map((role) => role.id);
  const contexts = new Map<ResourceKind, DataLoader<string, ResourceContext | null>>();
  const facts = new Map<string, Promise<Facts<ResourceKind> | null>>();

  const contextsOf = (kind: ResourceKind): DataLoader<string, ResourceContext | null> => {
    const known = contexts.get(kind);
    if (known) return known;
    const statement = resourceStatement(kind);
    const loader = byId((ids) => statement.rows(pool, [ids, principal.userId, roleIds]));
    contexts.set(kind, loader);
    return loader;
  };

  const loadFacts = async (kind: ResourceKind, id: string): Promise<Facts<ResourceKind> | null> => {
    const context = await contextsOf(kind).load(id);
    if (!context) return null;
    const relations = relationsOf(principal, context);
    return factsAbout(kind, {
      relations: isAsApplicant ? relationsAsApplicant(relations) : relations,
      traits: context.traits as never[],
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
    contextOfResource: (kind, id) => contextsOf(kind).load(id),
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

function byId<Row extends { readonly id: string }>(
  fetch: (ids: readonly string[]) => Promise<readonly Row[]>,
): DataLoader<string, Row | null> {
  return new DataLoader(async (ids) => {
    const rows = new Map((await fetch(ids)).map((row) => [row.id, row]));
    return ids.map((id) => rows.get(id) ?? null);
  });
}
