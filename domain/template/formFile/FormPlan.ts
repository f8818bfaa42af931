import type { EntityFieldRow, FormSource } from '#domain/form/FormSource.ts';
import { ownValue } from '#domain/kernel/ownValue.ts';
import type { Problem } from '#domain/kernel/refusal.ts';

export type PlannedRow = Readonly<Record<string, unknown>> & { readonly id: string };

/** The tables of a form that a file fills, parents before children. */
export const plannedTables = [
  'step',
  'paymentConfig',
  'stepEmailNotification',
  'survey',
  'section',
  'field',
  'multipleChoiceOption',
  'reviewGroup',
  'stepAssignmentGroup',
  'subprocessConfig',
  'formula',
  'logicConfig',
  'configuredOutput',
  'renewalReminder',
] as const;
export type PlannedTable = (typeof plannedTables)[number];

export interface PlannedMapping {
  readonly fieldName: string;
  readonly mappableType: 'StepDatum' | 'EntityField' | 'ProcessData';
  readonly fieldIdentity: string | null;
  readonly entityFieldId: string | null;
  readonly processDataField: string | null;
}

export interface PlannedDocument {
  readonly id: string;
  readonly name: string;
  readonly description: string | null;
  readonly fileName: string | null;
  readonly fileBase64: string | null;
  readonly mappings: readonly PlannedMapping[];
  /** its place in the file */
  readonly path: string;
}

/** The rows of a new form, as a file describes it. */
export interface FormPlan {
  readonly rows: Readonly<Record<PlannedTable, readonly PlannedRow[]>>;
  readonly source: FormSource;
  readonly documents: readonly PlannedDocument[];
  readonly identifierFieldIdentity: string | null;
}

/** What the file is read for: new ids, and what the team has that the file can name. */
export interface PlanContext {
  readonly newId: () => string;
  /** kinds of entities that are in use */
  readonly kinds: readonly { readonly id: string; readonly name: string; readonly isStandard: boolean }[];
  readonly entityFields: readonly EntityFieldRow[];
  /** ids of the team's forms by address */
  readonly formIds: ReadonlyMap<string, string>;
}

/** Collects rows and problems while a file is read. */
export class PlanDraft {
  readonly rows = Object.fromEntries(plannedTables.map((table) => [table, []])) as unknown as Record<
    PlannedTable,
    PlannedRow[]
  >;
  readonly problems: Problem[] = [];
  /** the place in the file of each identity, for problems found in the whole form */
  readonly places = new Map<string, string>();

  add(table: PlannedTable, row: PlannedRow): void {
    this.rows[table].push(row);
  }

  refuse(path: string, code: Problem['code'], params?: Problem['params']): void {
    this.problems.push(params ? { path, code, params } : { path, code });
  }

  /** Adds the problems of a part, whose paths are relative to it. */
  refuseWithin(path: string, problems: readonly Problem[]): void {
    for (const problem of problems)
      this.problems.push({ ...problem, path: problem.path === '' ? path : `${path}.${nameInFile(problem.path)}` });
  }
}

/** Rules name some inputs differently than the file. */
const otherNames: Readonly<Record<string, string>> = {
  emailNotifications: 'emails',
  amount: 'amountCents',
  formulaId: 'formula',
  expiresAfter: 'expiresAfterValue',
  renewalOpens: 'renewalOpensValue',
  renewalCloses: 'renewalClosesValue',
};

const nameInFile = (path: string): string =>
  path.replace(/^\w+/, (name) => ownValue(otherNames, name) ?? name).replace(/\.(\d+)/g, '[$1]');
