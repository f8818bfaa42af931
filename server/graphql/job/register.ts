import '#server/graphql/job/Job.ts';
import '#server/graphql/job/deleteJob.ts';
