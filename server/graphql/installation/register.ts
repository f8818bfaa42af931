import '#server/graphql/installation/Installation.ts';
import '#server/graphql/installation/OperatedPerson.ts';
import '#server/graphql/installation/TeamApplication.ts';
import '#server/graphql/installation/health.ts';
import '#server/graphql/installation/libraryForms.ts';
import '#server/graphql/installation/operatedTeam.ts';
import '#server/graphql/installation/teamApplicationMutations.ts';
