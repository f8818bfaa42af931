import type { LogicAction } from '#domain/form/logic/targets.ts';

type QualityCode =
  | 'stepWithoutName'
  | 'sectionWithoutName'
  | 'fieldWithoutName'
  | 'optionWithoutName'
  | 'stepNeverAsks'
  | 'neverApplies'
  | 'askedLater'
  | 'nothingToChoose'
  | 'longQuestion'
  | 'hardText'
  | 'vagueLink';

/** A text of a form that people read. */
export type QualityText = 'name' | 'hint' | 'instructions' | 'description' | 'externalInstructions';

/** The part of a draft that a finding is about, as row IDs from the step inward. */
export interface QualityPlace {
  readonly stepId: string | null;
  readonly sectionId?: string;
  readonly fieldId?: string;
  readonly optionId?: string;
  /** a review group, sub-submission, or assignment group */
  readonly outcomeId?: string;
  /** whose text it is, if it isn't the step's, section's, or field's */
  readonly surveyId?: string;
}

/** What a name in a finding belongs to. */
export type QualitySubjectType =
  | 'Step'
  | 'Section'
  | 'Field'
  | 'ReviewGroup'
  | 'SubprocessConfig'
  | 'StepAssignmentGroup';

/** A change that resolves a finding. It changes what `place` names. */
export type QualityFix =
  | {
      readonly kind: 'shorten';
      readonly name: string;
      readonly hint: string;
      /** the help text that the new one replaces */
      readonly seenHint: string;
    }
  | { readonly kind: 'removeLogic'; readonly logicConfigId: string; readonly action: LogicAction }
  | { readonly kind: 'deleteOption' }
  | { readonly kind: 'letPeopleAdd' };

/** Advice about a draft. It never blocks publishing. Decision 0173. */
export interface QualityFinding {
  readonly code: QualityCode;
  readonly place: QualityPlace;
  readonly subject: QualitySubjectType;
  /** the name of the subject; '' if it has none */
  readonly name: string;
  /** one-based, among its siblings */
  readonly number: number;
  readonly text: QualityText | null;
  /** another name that the sentence needs: the question asked later, or the link's text */
  readonly other: string;
  /** words in a question, or the grade of a text */
  readonly count: number;
  readonly fix: QualityFix | null;
}
