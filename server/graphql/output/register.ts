import '#server/graphql/output/IssuedOutput.ts';
import '#server/graphql/output/OutputRow.ts';
import '#server/graphql/output/OutputSortType.ts';
import '#server/graphql/output/SupersededOutput.ts';
import '#server/graphql/output/checkedOutput.ts';
import '#server/graphql/output/draftOutputs.ts';
import '#server/graphql/output/outputMutations.ts';
import '#server/graphql/output/outputRows.ts';
