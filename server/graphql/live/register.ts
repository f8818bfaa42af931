import '#server/graphql/live/dashboardChanged.ts';
import '#server/graphql/live/entityImportsChanged.ts';
import '#server/graphql/live/exportsChanged.ts';
import '#server/graphql/live/formChanged.ts';
import '#server/graphql/live/importsChanged.ts';
import '#server/graphql/live/jobChanged.ts';
import '#server/graphql/live/submissionChanged.ts';
import '#server/graphql/live/teamDomainsChanged.ts';
