import type { PriorMonthsType } from '#domain/export/bulkExport.ts';
import type { OutputFilter, SubmissionFilter } from '#domain/filter/filter.ts';
import type { OutputOrder } from '#domain/filter/outputSorts.ts';
import type { SubmissionOrder } from '#domain/filter/submissionSorts.ts';
import type { TransactionFilter, TransactionGroup } from '#domain/payment/transactions.ts';
import type { Asker } from '#server/sessions/loadPrincipal.ts';

/** All rows of some forms, or of a period of them; moments as JSON keeps them. */
export interface FormsRequest {
  readonly formIds: readonly string[];
  readonly from: string | null;
  readonly until: string | null;
  readonly by: PriorMonthsType;
  /** records of other systems as well */
  readonly includeLegacy: boolean;
  /** in whose sight forms have to be as well, besides whoever gets the file */
  readonly alsoSeenBy: string | null;
}

/** What somebody's list shows, in its order. */
interface ListOf<Filter, Order> {
  readonly filter: Filter;
  readonly order: Order;
  /** when it was asked for, as JSON keeps it: what a filter says of days is said of that one */
  readonly at: string;
}

export type ListRequest = ListOf<SubmissionFilter, SubmissionOrder>;
export type OutputListRequest = ListOf<OutputFilter, OutputOrder>;

/** What came and went of a team between two moments, as JSON keeps them. */
export interface MoneyRequest {
  readonly teamId: string;
  readonly group: TransactionGroup;
  /** what was asked for before has none, and means all */
  readonly show?: TransactionFilter;
  readonly from: string;
  readonly until: string;
}

/** A month of the money of a team, as `2026-11`. */
export interface MonthRequest {
  readonly teamId: string;
  readonly month: string;
}

export const surveyTables = ['responses', 'invitations'] as const;

/** What was answered to the survey at a step, or who was invited to it. */
export interface SurveyRequest {
  readonly activeStepId: string;
  readonly of: (typeof surveyTables)[number];
}

/** What an export takes along, as it is kept until it is made. */
export type ExportRequest = { readonly asker: Asker } & (
  | { readonly chosen: readonly string[] }
  | { readonly list: ListRequest }
  | { readonly outputList: OutputListRequest }
  | { readonly forms: FormsRequest }
  | { readonly teamId: string }
  | { readonly money: MoneyRequest }
  | { readonly month: MonthRequest }
  | { readonly survey: SurveyRequest }
);

/** What a file holds: who may not read all of it any more may not have it either. */
export interface ExportReach {
  readonly formIds: readonly string[];
  /** submissions that were seen without their form */
  readonly submissionIds: readonly string[];
  readonly teamIds: readonly string[];
  /** teams whose money it tells of; files of before have none */
  readonly moneyOf?: readonly string[];
  /** steps whose survey it tells of */
  readonly surveysAt?: readonly string[];
}
