import type { Content } from '#domain/form/Content.ts';
import { evaluateForm } from '#domain/form/evaluate/Evaluation.ts';
import { kinds } from '#domain/form/fields/kinds.ts';
import { fieldOf } from '#domain/form/Form.ts';
import { contentsByField } from '#domain/form/rows.ts';
import { createAccess } from '#server/access/createAccess.ts';
import type { Principal } from '#server/access/principal.ts';
import { statement } from '#server/database/statement.ts';
import { answersReadableBy } from '#server/queries/export/exportedAnswers.ts';
import type { Services } from '#server/Services.ts';

interface Collected {
  readonly id: string;
  readonly versionId: string;
  readonly timeZone: string;
  readonly externalSteps: readonly string[];
  readonly answers: readonly (readonly [fieldIdentity: string, rowPath: string, content: Content])[];
}

const collected = statement<[ids: readonly string[]], Collected>(
  'metrics_collected',
  `SELECT s.id, s.flow_template_id AS "versionId", m.time_zone AS "timeZone",
     COALESCE((SELECT jsonb_agg(p.identity) FROM steps p WHERE p.flow_template_id = s.flow_template_id AND p.external), '[]') AS "externalSteps",
     COALESCE((SELECT jsonb_agg(jsonb_build_array(w.field_identity, w.row_path, w.content) ORDER BY w.id)
       FROM answers w WHERE w.submission_id = s.id), '[]') AS answers
   FROM submissions s JOIN teams m ON m.id = s.team_id WHERE s.id = ANY ($1::uuid[]) AND s.deleted_at IS NULL`,
);

interface ReadAnswers {
  /** the viewer may also read the submission's identifier */
  readonly readsIdentifier: boolean;
  readonly answers: readonly object[];
}

/**
 * The answers of a few submissions, under their documented API names. Only answers that count and that the principal
 * may read.
 */
export async function collectedData(
  { pool, loadForm }: Pick<Services, 'pool' | 'loadForm'>,
  principal: Principal,
  ids: readonly string[],
): Promise<ReadonlyMap<string, ReadAnswers>> {
  const access = createAccess(pool, principal);
  const rows = await collected.rows(pool, [ids]);
  const read = rows.map(async (row): Promise<readonly [string, ReadAnswers]> => {
    const { id, versionId, timeZone, externalSteps, answers } = row;
    const [form, context, readsIdentifier] = await Promise.all([
      loadForm(versionId),
      access.contextOfResource('submission', id),
      access.may('submission', 'viewAsStaff', id),
    ]);
    if (!form || !context) return [id, { readsIdentifier, answers: [] }];
    const mayRead = answersReadableBy(principal, context);
    const given = answers.map(([fieldIdentity, rowPath, content]) => ({ fieldIdentity, rowPath, content }));
    const evaluation = evaluateForm(form, contentsByField(form, given));
    const shown = [...new Set(given.map(({ fieldIdentity }) => fieldIdentity))].flatMap((identity) => {
      const field = fieldOf(form, identity);
      const step = field && form.sectionables[form.sections[field.section]?.sectionable ?? -1];
      if (!field || !mayRead(externalSteps.includes(step?.identity ?? ''), field.redacted)) return [];
      const content = evaluation.content(identity);
      const kind = kinds[field.dataType];
      if (kind.isEmpty(content)) return [];
      const formatted = kind.summarise(content, field, timeZone);
      return [{ step_datum_id: identity, data_type: field.dataType, content, formatted_content: formatted }];
    });
    return [id, { readsIdentifier, answers: shown }];
  });
  return new Map(await Promise.all(read));
}
