import type { DateType } from '#domain/form/fields/dateTypes.ts';
import type { DataType } from '#domain/form/fields/kinds.ts';
import { hasOptions } from '#domain/form/fields/options.ts';
import { oneLine } from '#domain/kernel/text.ts';
import type { ConfirmedForm, ConfirmedQuestion } from '#domain/template/formProposal/ConfirmedForm.ts';
import type { FormProposal, LeftOut, ProposedQuestion } from '#domain/template/formProposal/FormProposal.ts';
import type { ProposalFileKind } from '#domain/template/formProposal/proposalFileKinds.ts';

export interface EditedQuestion extends Omit<ProposedQuestion, 'options'> {
  readonly key: string;
  /** one per line */
  readonly options: string;
  readonly isLeftOut: boolean;
  /** the name in the file */
  readonly nameInFile: string;
}

/** What happens to a section of the file. */
export type SectionUse = 'own' | 'merged' | 'leftOut';

export interface EditedSection {
  readonly key: string;
  readonly name: string;
  readonly use: SectionUse;
  readonly startsStep: boolean;
  readonly questions: readonly EditedQuestion[];
}

/** A proposal with the clerk's corrections. Nothing is removed, so that everything can be put back. */
export interface EditedForm {
  readonly name: string;
  readonly fileKind: ProposalFileKind;
  readonly requiresSignature: boolean;
  readonly documentFileId: string | null;
  readonly issuesDocument: boolean;
  readonly sections: readonly EditedSection[];
  readonly leftOut: readonly LeftOut[];
}

export interface Proposal extends FormProposal {
  readonly name: string;
  readonly fileKind: ProposalFileKind;
  readonly documentFileId: string | null;
}

/** The proposal before any correction. `nameOf` names the sections that the file has no name for. */
export function editedForm(
  proposal: Proposal,
  nameOf: (section: { readonly place: number; readonly isOnly: boolean }) => string,
): EditedForm {
  const { name, fileKind, requiresSignature, documentFileId, leftOut } = proposal;
  return {
    ...{ name, fileKind, requiresSignature, documentFileId, leftOut, issuesDocument: documentFileId !== null },
    sections: proposal.sections.map((section, place, { length }) => ({
      key: `section-${place}`,
      name: section.name ?? nameOf({ place: section.place, isOnly: length === 1 }),
      use: 'own',
      startsStep: section.startsStep,
      questions: section.questions.map((question, position) => ({
        ...question,
        key: `question-${place}-${position}`,
        options: question.options.join('\n'),
        isLeftOut: false,
        nameInFile: question.name,
      })),
    })),
  };
}

/** A section as the form will have it, with the questions of those that were merged into it. */
export interface SectionOfForm {
  readonly key: string;
  readonly name: string;
  readonly startsStep: boolean;
  readonly questions: readonly EditedQuestion[];
}

/** The section that a merged one joins, or null if there is none before it that stays. */
export function sectionBefore(sections: readonly EditedSection[], key: string): EditedSection | null {
  const place = sections.findIndex((section) => section.key === key);
  return sections.slice(0, place).findLast(({ use }) => use === 'own') ?? null;
}

/** The sections that stay, each with everything that was merged into it. */
export function sectionsOfForm({ sections }: EditedForm): readonly SectionOfForm[] {
  const kept: (SectionOfForm & { readonly questions: EditedQuestion[] })[] = [];
  for (const { key, name, use, startsStep, questions } of sections) {
    const before = kept.at(-1);
    if (use === 'leftOut') continue;
    if (use === 'merged' && before) before.questions.push(...questions);
    else kept.push({ key, name, startsStep, questions: [...questions] });
  }
  return kept;
}

export const keptQuestions = ({ questions }: Pick<SectionOfForm, 'questions'>): readonly EditedQuestion[] =>
  questions.filter(({ isLeftOut }) => !isLeftOut);

/** What is sent to create the form. */
export const confirmedFormOf = (form: EditedForm): ConfirmedForm => ({
  name: oneLine(form.name),
  requiresSignature: form.requiresSignature,
  sections: sectionsOfForm(form).map((section) => ({
    name: oneLine(section.name),
    startsStep: section.startsStep,
    questions: keptQuestions(section).map(confirmedQuestion),
  })),
});

export function confirmedQuestion(question: EditedQuestion): ConfirmedQuestion {
  const { name, hint, dataType, dateType, isRequired, maxLength, fills } = question;
  return {
    ...{ hint, dataType, isRequired, maxLength, fills },
    name: oneLine(name),
    dateType: dataType === 'date' ? (dateType ?? 'date') : null,
    options: hasOptions(dataType) ? optionsIn(question.options) : [],
  };
}

const optionsIn = (text: string): readonly string[] => [
  ...new Set(
    text
      .split('\n')
      .map(oneLine)
      .filter((option) => option !== ''),
  ),
];

export const withSection = (form: EditedForm, key: string, change: Partial<EditedSection>): EditedForm => ({
  ...form,
  sections: form.sections.map((section) => (section.key === key ? { ...section, ...change } : section)),
});

export const withQuestion = (form: EditedForm, key: string, change: Partial<EditedQuestion>): EditedForm => ({
  ...form,
  sections: form.sections.map((section) => ({
    ...section,
    questions: section.questions.map((question) => (question.key === key ? { ...question, ...change } : question)),
  })),
});

/** The choices of the type list: a date field is listed once for each of its types. */
export type TypeChoice = Exclude<DataType, 'date' | 'entity'> | DateType;

export const typeChoiceOf = ({ dataType, dateType }: EditedQuestion): TypeChoice =>
  dataType === 'date' || dataType === 'entity' ? (dateType ?? 'date') : dataType;

const dateChoices: Readonly<Record<DateType, true>> = { date: true, date_time: true, time: true };
const isDateChoice = (choice: TypeChoice): choice is DateType => Object.hasOwn(dateChoices, choice);

export const typeOfChoice = (choice: TypeChoice): Pick<EditedQuestion, 'dataType' | 'dateType'> =>
  isDateChoice(choice) ? { dataType: 'date', dateType: choice } : { dataType: choice, dateType: null };

/** Fields of the PDF that no answer fills, because their questions are left out or they can't be filled in. */
export function blankFieldsOf(form: EditedForm): readonly string[] {
  const filled = new Set(
    confirmedFormOf(form).sections.flatMap(({ questions }) => questions.map(({ fills }) => fills)),
  );
  const all = form.sections.flatMap(({ questions }) => questions.flatMap(({ fileFields }) => fileFields));
  return all.filter((field) => !filled.has(field));
}
