import type { FieldConfig } from '#domain/form/fields/FieldConfig.ts';
import type { FormulaName } from '#domain/form/formula/formulaNames.ts';
import type { FoldedPart, Subject } from '#domain/template/versionSubjects.ts';
import type { NamedSource } from '#messages/form/logicSentence.ts';

/** The names of what the parts of a version refer to. */
export interface VersionNames {
  /** people, roles, documents, entities, and other forms, by ID */
  readonly records: ReadonlyMap<string, string>;
  /** steps, by identity */
  readonly steps: ReadonlyMap<string, string>;
  /** fields, by identity */
  readonly fields: ReadonlyMap<string, FieldConfig>;
  /** what logic can use, by identity; the value of an entity has an `entityValueKey` */
  readonly sources: readonly NamedSource[];
  readonly formulas: readonly FormulaName[];
  readonly timeZone: string;
}

/** Says a setting in the editor's words, or null if there is nothing to say: it is empty or as it is at first. */
export type Say<Value> = (value: Value, subject: Subject, names: VersionNames) => string | null;

export interface SettingFact {
  /** other settings that are said with it */
  readonly with?: readonly string[];
  readonly label: string;
  readonly say: Say<unknown>;
  /** what it is when nothing is said, such as `No` */
  readonly otherwise?: string;
}

export interface FoldedFact {
  readonly label: string;
  readonly say: Say<readonly FoldedPart[]>;
  readonly otherwise?: string;
}
