import '#server/graphql/filter/AdvancedFilter.ts';
import '#server/graphql/filter/FoundSubmission.ts';
import '#server/graphql/filter/filterChoices.ts';
import '#server/graphql/filter/filterMutations.ts';
import '#server/graphql/filter/listLayout.ts';
import '#server/graphql/filter/quickSearch.ts';
import '#server/graphql/filter/searchableSteps.ts';
import '#server/graphql/filter/submissionSearch.ts';
