import { hasOptions } from '#domain/form/fields/options.ts';
import type { Problem } from '#domain/kernel/refusal.ts';
import { isBlank } from '#domain/kernel/text.ts';
import type { QuestionType } from '#domain/template/formProposal/FormProposal.ts';

export interface ConfirmedQuestion extends QuestionType {
  readonly name: string;
  readonly hint: string | null;
  readonly isRequired: boolean;
  readonly maxLength: number | null;
  readonly options: readonly string[];
  readonly fills: string | null;
}

export interface ConfirmedSection {
  readonly name: string;
  readonly startsStep: boolean;
  readonly questions: readonly ConfirmedQuestion[];
}

/** A proposal as people corrected it: all that the form will ask. */
export interface ConfirmedForm {
  readonly name: string;
  readonly requiresSignature: boolean;
  readonly sections: readonly ConfirmedSection[];
}

/** What is missing before the form can be created. Paths are such as `sections.0.questions.2.name`. */
export function confirmedFormProblems({ name, sections }: ConfirmedForm): Problem[] {
  const problems: Problem[] = isBlank(name) ? [{ path: 'name', code: 'proposalWithoutName' }] : [];
  if (sections.every(({ questions }) => questions.length === 0))
    problems.push({ path: 'sections', code: 'proposalWithoutQuestions' });
  return [...problems, ...sections.flatMap((section, place) => sectionProblems(section, `sections.${place}`))];
}

/** What is missing in a section. */
export function sectionProblems({ name, questions }: ConfirmedSection, path: string): Problem[] {
  const unnamed: Problem[] = isBlank(name) ? [{ path: `${path}.name`, code: 'sectionWithoutName' }] : [];
  return [
    ...unnamed,
    ...questions.flatMap((question, place) => questionProblems(question, `${path}.questions.${place}`)),
  ];
}

function questionProblems({ name, dataType, options }: ConfirmedQuestion, path: string): Problem[] {
  const problems: Problem[] = isBlank(name) ? [{ path: `${path}.name`, code: 'questionWithoutName' }] : [];
  if (hasOptions(dataType) && options.length === 0)
    problems.push({ path: `${path}.options`, code: 'questionWithoutOptions' });
  return problems;
}
