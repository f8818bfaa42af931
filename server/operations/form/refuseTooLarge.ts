import type { FormLimit } from '#domain/template/formLimits.ts';
import { refuseOverLimit, type Draft } from '#server/operations/form/draft.ts';

type Counts = Readonly<Record<Extract<FormLimit, 'steps' | 'sections' | 'fields' | 'options'>, number>>;

/** Refuses a change that made the form exceed its size limits. */
export async function refuseTooLarge({ db, id }: Draft): Promise<void> {
  const [counts] = await db.$queryRaw<Counts[]>`
    SELECT (SELECT count(*) FROM steps WHERE flow_template_id = ${id}::uuid)::int AS steps,
      (SELECT count(*) FROM sections WHERE flow_template_id = ${id}::uuid)::int AS sections,
      (SELECT count(*) FROM fields WHERE flow_template_id = ${id}::uuid)::int AS fields,
      (SELECT count(*) FROM multiple_choice_options WHERE flow_template_id = ${id}::uuid)::int AS options`;
  for (const [limit, count] of Object.entries(counts ?? {})) refuseOverLimit(limit as keyof Counts, count);
}
