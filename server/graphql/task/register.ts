import '#server/graphql/task/Task.ts';
import '#server/graphql/task/skipMutations.ts';
import '#server/graphql/task/taskOfSubmission.ts';
import '#server/graphql/task/tasks.ts';
import '#server/graphql/task/totals.ts';
