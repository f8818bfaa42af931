import { operation } from '#server/operations/operation.ts';

interface ResidentSearch {
  readonly teamId: string;
  readonly submissionId: string | null;
  readonly term: string;
  readonly count: number;
}

/** Records in the audit log that staff searched residents' accounts: the search term and the number of results. */
export const recordResidentSearch = operation<ResidentSearch, null>(
  'recordResidentSearch',
  async (tx, { teamId, submissionId, term, count }) => {
    tx.audit({
      ...{ kind: 'searchResidents', teamId, data: { term, count } },
      ...(submissionId === null ? {} : { subjectType: 'Submission', subjectId: submissionId }),
    });
    return null;
  },
);
