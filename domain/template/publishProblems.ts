import type { Problem } from '#domain/kernel/refusal.ts';
import { isBlank } from '#domain/kernel/text.ts';
import { paymentConfigProblems, type PaymentConfig } from '#domain/payment/PaymentConfig.ts';
import type { ReviewType } from '#domain/review/ReviewGroup.ts';
import { stepKindOf, type StepType } from '#domain/submission/stepKinds.ts';

export interface DraftStep {
  readonly identity: string;
  readonly position: number;
  readonly name: string | null;
  readonly type: StepType;
  readonly fieldCount: number;
  readonly reviewGroups: readonly { reviewType: ReviewType; reviewerCount: number }[];
  readonly paymentConfig: PaymentConfig | null;
  readonly subprocesses: readonly { isFormPublished: boolean }[];
}

interface DraftOutput {
  readonly identity: string;
  readonly name: string;
  /** it uses a document, and no usable one covers the next version */
  readonly lacksDocument: boolean;
}

export interface Draft {
  readonly name: string;
  readonly version: number;
  readonly isModified: boolean;
  readonly steps: readonly DraftStep[];
  readonly outputs: readonly DraftOutput[];
  /** the documents that are published with the form */
  readonly documents: readonly { readonly id: string; readonly problems: readonly Problem[] }[];
  readonly formulaIdentities: readonly string[];
  /** problems found by domain/form in fields, options, logic, and formulas */
  readonly formProblems: readonly Problem[];
}

/** All problems that prevent publishing, each with its path. */
export function publishProblems(draft: Draft): Problem[] {
  const problems: Problem[] = [];
  if (draft.version > 1 && !draft.isModified) problems.push({ path: '', code: 'nothingToPublish' });
  if (isBlank(draft.name)) problems.push({ path: 'name', code: 'nameMissing' });
  if (draft.steps.length === 0) problems.push({ path: 'steps', code: 'formWithoutSteps' });
  for (const step of draft.steps) problems.push(...stepProblems(step, draft.formulaIdentities));
  for (const { identity, name: output, lacksDocument } of draft.outputs)
    if (lacksDocument)
      problems.push({ path: `outputs.${identity}`, code: 'outputDocumentNotInUse', params: { output } });
  for (const { id, problems: found } of draft.documents)
    problems.push(...found.map((problem) => ({ ...problem, path: `documents.${id}.${problem.path}` })));
  return [...problems, ...draft.formProblems];
}

function stepProblems(step: DraftStep, formulaIdentities: readonly string[]): Problem[] {
  const path = `steps.${step.identity}`;
  const named = (code: Problem['code']): Problem => ({ path, code, params: { step: stepTitle(step) } });
  const problems: Problem[] = [];
  const lacking = stepKindOf(step.type).lacks(step);
  if (lacking) problems.push(named(lacking));
  if (step.reviewGroups.some((group) => group.reviewType === 'specific_people' && group.reviewerCount === 0)) {
    problems.push(named('reviewGroupWithoutReviewers'));
  }
  if (step.subprocesses.some(({ isFormPublished }) => !isFormPublished)) problems.push(named('subprocessWithoutForm'));
  if (step.paymentConfig === null) return problems;
  const payment = paymentConfigProblems(step.paymentConfig, { isRequirement: false, formulaIdentities });
  return [...problems, ...payment.map((problem) => ({ ...problem, path: `${path}.config.${problem.path}` }))];
}

function stepTitle({ name, position }: DraftStep): string {
  return isBlank(name) ? String(position + 1) : `${position + 1} (${name})`;
}
