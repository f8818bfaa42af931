import '#server/graphql/job/Job.ts';
