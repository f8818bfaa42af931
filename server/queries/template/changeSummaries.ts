import { summarizeChanges } from '#domain/template/summarizeChanges.ts';
import { textChanges, versionChanges, type VersionTexts } from '#domain/template/versionChanges.ts';
import { changesInBrief } from '#messages/form/versionChangeWords.ts';
import { anyOfSql } from '#server/database/anyOfSql.ts';
import type { Queries } from '#server/database/Queries.ts';
import { statement } from '#server/database/statement.ts';
import { versionParts } from '#server/queries/template/versionParts.ts';

interface VersionPair extends VersionTexts {
  readonly id: string;
  readonly beforeId: string;
  readonly beforeName: string;
  readonly beforeDescription: string | null;
  readonly beforeCompletionMessage: string | null;
}

/** Versions with the one published before each. */
const pairs = statement<[flowTemplateIds: readonly string[]], VersionPair>(
  'form_versions_before',
  `SELECT v.id, v.name, v.description, v.completion_message AS "completionMessage", b.id AS "beforeId",
     b.name AS "beforeName", b.description AS "beforeDescription", b.completion_message AS "beforeCompletionMessage"
   FROM flow_templates v CROSS JOIN LATERAL (
     SELECT p.* FROM flow_templates p
     WHERE p.master_template_id = v.master_template_id AND p.kind = 'published' AND p.version < v.version
     ORDER BY p.version DESC LIMIT 1
   ) b
   WHERE v.id = ${anyOfSql('$1::uuid[]')}`,
);

/** What changed in each version since the one published before it, in one line. First versions aren't included. */
export async function changeSummaries(
  queries: Queries,
  flowTemplateIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const found = await pairs.rows(queries, [flowTemplateIds]);
  const ids = new Set(found.flatMap(({ id, beforeId }) => [id, beforeId]));
  const parts = await versionParts(queries, [...ids]);
  return new Map(
    found.map((pair) => {
      const before = {
        name: pair.beforeName,
        description: pair.beforeDescription,
        completionMessage: pair.beforeCompletionMessage,
      };
      const changes = [
        ...textChanges(before, pair),
        ...versionChanges(parts.get(pair.beforeId) ?? [], parts.get(pair.id) ?? []),
      ];
      return [pair.id, changesInBrief(summarizeChanges(changes))] as const;
    }),
  );
}
