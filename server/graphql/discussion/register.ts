import '#server/graphql/discussion/Discussion.ts';
import '#server/graphql/discussion/commentPages.ts';
import '#server/graphql/discussion/discussionMutations.ts';
import '#server/graphql/discussion/submissionDiscussions.ts';
