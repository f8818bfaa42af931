import type { ResourceKind, TraitOf } from '#domain/access/decide.ts';
import { anchorSources } from '#server/access/anchorSources.ts';
import { statement, type Statement } from '#server/database/statement.ts';

/** Where the things of one kind hang in the data, as SQL expressions. `$2` is the viewer, or null for a stranger. */
export interface AnchorSource<Kind extends ResourceKind> {
  readonly from: string;
  readonly id: string;
  readonly team?: string;
  readonly form?: string;
  readonly submission?: string;
  readonly self?: string;
  readonly author?: string;
  readonly requester?: string;
  readonly role?: string;
  /** the viewer is one of those to ask about the record */
  readonly contact?: string;
  readonly traits?: Partial<Record<TraitOf<Kind>, string>>;
}

export interface Anchor {
  readonly id: string;
  readonly team_id: string | null;
  readonly form_id: string | null;
  readonly submission_id: string | null;
  readonly self_id: string | null;
  readonly author_id: string | null;
  readonly requester_id: string | null;
  readonly role_id: string | null;
  readonly is_contact: boolean;
  readonly traits: readonly string[];
}

type AnchorStatement = Statement<[ids: readonly string[], viewer: string | null], Anchor>;

function anchorStatement<Kind extends ResourceKind>(kind: Kind, source: AnchorSource<Kind>): AnchorStatement {
  const uuid = (expression: string | undefined): string => (expression ? `(${expression})::uuid` : 'NULL::uuid');
  const traits = Object.entries<string>((source.traits ?? {}) as Record<string, string>).map(
    ([trait, condition]) => `CASE WHEN ${condition} THEN '${trait}' END`,
  );
  return statement(
    `access_anchor_${kind}`,
    `SELECT ${source.id} AS id, ${uuid(source.team)} AS team_id, ${uuid(source.form)} AS form_id,
       ${uuid(source.submission)} AS submission_id, ${uuid(source.self)} AS self_id, ${uuid(source.author)} AS author_id,
       ${uuid(source.requester)} AS requester_id, ${uuid(source.role)} AS role_id,
       COALESCE(${source.contact ?? 'false'}, false) AS is_contact,
       array_remove(ARRAY[${traits.join(', ')}]::text[], NULL) AS traits
     FROM ${source.from} WHERE ${source.id} = ANY ($1::uuid[]) AND ($2::uuid IS NULL OR $2::uuid IS NOT NULL)`,
  );
}

const statements = Object.fromEntries(
  Object.entries(anchorSources).map(([kind, source]) => [
    kind,
    anchorStatement(kind as ResourceKind, source as AnchorSource<ResourceKind>),
  ]),
) as unknown as Readonly<Record<ResourceKind, AnchorStatement>>;

export const anchorStatementOf = (kind: ResourceKind): AnchorStatement => statements[kind];
