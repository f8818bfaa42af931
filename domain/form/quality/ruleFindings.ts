import { fieldOf, type Form, type FormField, type Rule } from '#domain/form/Form.ts';
import { clauseOf, isLiteral, type Clause, type Literal } from '#domain/form/quality/Literal.ts';
import type { QualityFinding } from '#domain/form/quality/QualityFinding.ts';
import { finding, type Located } from '#domain/form/quality/textFindings.ts';

interface RuledPart {
  readonly identity: string;
  readonly rule: Rule | null;
}

/** Whether the part never applies, or waits for an answer that is given after its step. */
export function ruleFindings(
  { form, never }: { readonly form: Form; readonly never: ReadonlySet<string> },
  part: Located,
  { identity, rule }: RuledPart,
  stepPlace: number,
): readonly QualityFinding[] {
  if (rule === null) return [];
  const { logicConfigId, action } = rule;
  const fix = { kind: 'removeLogic', logicConfigId, action } as const;
  if (never.has(identity)) return [finding(part, 'neverApplies', { fix })];
  const later = waitsFor(form, clauseOf(form, rule), stepPlace);
  return later ? [finding(part, 'askedLater', { other: later.name, fix })] : [];
}

/** The question of a later step without whose answer the clause can't hold. */
function waitsFor(form: Form, clause: Clause, stepPlace: number): FormField | null {
  if (isLiteral(clause)) return clause.holds ? laterSource(form, clause, stepPlace) : null;
  const waits = clause.of.map((part) => waitsFor(form, part, stepPlace));
  const isWaiting = clause.kind === 'and' ? waits.some((one) => one !== null) : waits.every((one) => one !== null);
  return isWaiting ? (waits.find((one) => one !== null) ?? null) : null;
}

function laterSource(form: Form, { test }: Literal, stepPlace: number): FormField | null {
  const source = test.sourceType === 'StepDatum' ? fieldOf(form, test.source) : undefined;
  const asked = form.sections[source?.section ?? -1]?.sectionable ?? -1;
  return source && asked > stepPlace ? source : null;
}
