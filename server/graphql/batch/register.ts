import '#server/graphql/batch/BatchActionEnum.ts';
import '#server/graphql/batch/BatchReport.ts';
import '#server/graphql/batch/ChosenSubmissions.ts';
import '#server/graphql/batch/TagOfSubmissionInput.ts';
import '#server/graphql/batch/batchMutations.ts';
