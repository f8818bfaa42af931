import '#server/graphql/output/IssuedOutput.ts';
import '#server/graphql/output/SupersededOutput.ts';
import '#server/graphql/output/outputMutations.ts';
