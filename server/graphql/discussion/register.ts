import '#server/graphql/discussion/Discussion.ts';
import '#server/graphql/discussion/discussionMutations.ts';
