import type { DateType } from '#domain/form/fields/dateTypes.ts';
import type { DataType } from '#domain/form/fields/kinds.ts';

/** What a question accepts, as far as a file can tell. */
export interface QuestionType {
  readonly dataType: DataType;
  readonly dateType: DateType | null;
}

export interface ProposedQuestion extends QuestionType {
  readonly name: string;
  readonly hint: string | null;
  readonly isRequired: boolean;
  readonly maxLength: number | null;
  /** for types with options */
  readonly options: readonly string[];
  /** false if the file has only a technical name, such as “Text1” */
  readonly isNamed: boolean;
  /** what a table calls the type, if that isn’t known; the type is then guessed from the name */
  readonly unknownType: string | null;
  /** the page of a PDF, or the row of a table, from 1 */
  readonly place: number;
  /** the fields of the PDF that the question stands for */
  readonly fileFields: readonly string[];
  /** the field of the PDF that the answer can fill, or null if there is none */
  readonly fills: string | null;
}

export interface ProposedSection {
  /** null if the file has no name for it */
  readonly name: string | null;
  /** its number among the pages or sections of the file, from 1 */
  readonly place: number;
  readonly startsStep: boolean;
  readonly questions: readonly ProposedQuestion[];
}

/** Why something in a file doesn't become a question. */
export const leftOutReasons = [
  'button',
  'signature',
  'signatureDate',
  'officeUse',
  'readOnly',
  'hidden',
  'noQuestion',
  'formula',
  'unclearRequired',
  'unknownColumn',
  'otherTable',
] as const;
export type LeftOutReason = (typeof leftOutReasons)[number];

export interface LeftOut {
  readonly name: string;
  /** the page of a PDF, the row of a table, or the number of a table that isn’t read, from 1 */
  readonly place: number;
  readonly reason: LeftOutReason;
}

/** A form as a file suggests it. People correct it before it is created. Decision 0175. */
export interface FormProposal {
  /** the title of the file, or null if it has none */
  readonly name: string | null;
  readonly sections: readonly ProposedSection[];
  readonly requiresSignature: boolean;
  readonly leftOut: readonly LeftOut[];
}
