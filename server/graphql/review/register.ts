import '#server/graphql/review/ReviewRequest.ts';
import '#server/graphql/review/StepApproval.ts';
import '#server/graphql/review/answeredSteps.ts';
import '#server/graphql/review/changesSinceApproval.ts';
import '#server/graphql/review/reviewGroups.ts';
import '#server/graphql/review/reviewRequestMutations.ts';
import '#server/graphql/review/reviewedAnswers.ts';
import '#server/graphql/review/setApproval.ts';
