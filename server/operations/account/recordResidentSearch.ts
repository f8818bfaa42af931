import { operation } from '#server/operations/operation.ts';

interface ResidentSearch {
  readonly teamId: string;
  readonly submissionId: string | null;
  readonly term: string;
  readonly count: number;
}

/** Keeps in the audit log that staff searched the accounts of residents, by what and with how many results. */
export const recordResidentSearch = operation<ResidentSearch, null>(
  'searchResidents',
  async (tx, { teamId, submissionId, term, count }) => {
    tx.audit({
      ...{ kind: 'searchResidents', teamId, data: { term, count } },
      ...(submissionId === null ? {} : { subjectType: 'Submission', subjectId: submissionId }),
    });
    return null;
  },
);
