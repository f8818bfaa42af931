import type { PriorMonthsType } from '#domain/export/bulkExport.ts';
import type { OutputFilter, SubmissionFilter } from '#domain/filter/filter.ts';
import type { OutputOrder } from '#domain/filter/outputSorts.ts';
import type { SubmissionOrder } from '#domain/filter/submissionSorts.ts';
import type { TransactionFilter, TransactionGroup } from '#domain/payment/transactions.ts';
import type { RequesterLimits } from '#server/sessions/loadPrincipal.ts';

/** All rows of some forms, or those of a period. Times are ISO strings. */
export interface FormsRequest {
  readonly formIds: readonly string[];
  readonly from: string | null;
  readonly until: string | null;
  readonly by: PriorMonthsType;
  /** includes imported records */
  readonly includeLegacy: boolean;
  /** another user who must also have access to the forms, besides the recipient */
  readonly alsoSeenBy: string | null;
}

interface ListOf<Filter, Order> {
  readonly filter: Filter;
  readonly order: Order;
  /** ISO time of the request, which the filter's relative days refer to */
  readonly at: string;
}

export type ListRequest = ListOf<SubmissionFilter, SubmissionOrder>;
export type OutputListRequest = ListOf<OutputFilter, OutputOrder>;

/** A team's transactions between two times, as ISO strings. */
export interface MoneyRequest {
  readonly teamId: string;
  readonly group: TransactionGroup;
  /** missing in older requests, which means all */
  readonly show?: TransactionFilter;
  readonly from: string;
  readonly until: string;
}

/** A month of a team's money, such as `2026-11`. */
export interface MonthRequest {
  readonly teamId: string;
  readonly month: string;
}

export const surveyTables = ['responses', 'invitations'] as const;

/** The responses to a step's survey, or its invitations. */
export interface SurveyRequest {
  readonly activeStepId: string;
  readonly of: (typeof surveyTables)[number];
}

/** A team's entities: those of one kind, or all of them. */
export interface EntitiesRequest {
  readonly teamId: string;
  readonly customEntityId: string | null;
}

/** What to export, as stored until the export runs. */
export type ExportRequest = { readonly asker: RequesterLimits } & (
  | { readonly chosen: readonly string[] }
  | { readonly list: ListRequest }
  | { readonly outputList: OutputListRequest }
  | { readonly forms: FormsRequest }
  | { readonly teamId: string }
  | { readonly money: MoneyRequest }
  | { readonly month: MonthRequest }
  | { readonly survey: SurveyRequest }
  | { readonly entities: EntitiesRequest }
);

/** What a file contains. Anyone who can no longer read all of it can't download it. */
export interface ExportContents {
  readonly formIds: readonly string[];
  /** submissions seen without access to their form */
  readonly submissionIds: readonly string[];
  readonly teamIds: readonly string[];
  /** teams whose money it shows; missing in older files */
  readonly moneyOf?: readonly string[];
  /** steps whose surveys it shows */
  readonly surveysAt?: readonly string[];
  /** teams whose entities it shows */
  readonly entitiesOf?: readonly string[];
}
