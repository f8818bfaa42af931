import { decide, factsAbout } from '#domain/access/decide.ts';
import type { AnswerColumn } from '#domain/export/answerColumns.ts';
import { answerCell, type Cell } from '#domain/export/Cell.ts';
import type { Content } from '#domain/form/Content.ts';
import { evaluateForm } from '#domain/form/evaluate/Evaluation.ts';
import type { Form } from '#domain/form/Form.ts';
import { contentsByField } from '#domain/form/rows.ts';
import type { Principal } from '#server/access/principal.ts';
import { relationsOf } from '#server/access/relationsOf.ts';
import type { ResourceContext } from '#server/access/resourceStatement.ts';

interface Answered {
  /** field identity, row path and content of each */
  readonly answers: readonly (readonly [string, string, Content])[];
  readonly externalSteps: ReadonlySet<string>;
  readonly timeZone: string;
}

/**
 * The answers of one submission in the places of their columns: those that count, as decision 0016 has it, and of these
 * those that the reader may read. The rule is asked once for each sort of question, not for each answer.
 */
export function answerCells(
  columns: readonly AnswerColumn[],
  form: Form,
  { answers, externalSteps, timeZone }: Answered,
  readable: (external: boolean, redacted: boolean) => boolean,
): readonly Cell[] {
  const contents = contentsByField(
    form,
    answers.map(([fieldIdentity, rowPath, content]) => ({ fieldIdentity, rowPath, content })),
  );
  const evaluation = evaluateForm(form, contents);
  return columns.map(({ fieldIdentity }) => {
    const slot = form.fieldSlots.get(fieldIdentity);
    const field = slot === undefined ? undefined : form.fields[slot];
    if (!field) return null;
    const step = form.sectionables[form.sections[field.section]?.sectionable ?? -1];
    if (!readable(externalSteps.has(step?.identity ?? ''), field.redacted)) return null;
    return answerCell(evaluation.content(fieldIdentity), field, timeZone);
  });
}

/** Which answers of a submission somebody may read, by the rule about answers. */
export function answersReadableBy(
  principal: Principal,
  context: ResourceContext,
): (external: boolean, redacted: boolean) => boolean {
  const relations = relationsOf(principal, context);
  const known = new Map<string, boolean>();
  return (external, redacted) => {
    const key = `${external} ${redacted}`;
    const found = known.get(key);
    if (found !== undefined) return found;
    const traits = [...(external ? (['external'] as const) : []), ...(redacted ? (['redacted'] as const) : [])];
    const token = principal.token?.scopes ?? null;
    const may = decide('viewAnswer', factsAbout('answer', { relations, traits, token }));
    known.set(key, may);
    return may;
  };
}
