import { Viewer } from '#server/graphql/account/Viewer.ts';
import { builder } from '#server/graphql/builder.ts';
import { shortText } from '#server/graphql/inputTexts.ts';
import {
  limitedFormIds,
  limitedTeamIds,
  metricsArgumentDescriptions,
  metricsRequest,
} from '#server/graphql/metrics/metricsArguments.ts';
import { MetricsType } from '#server/graphql/metrics/MetricsType.ts';
import { Team } from '#server/graphql/team/Team.ts';
import { MasterTemplate } from '#server/graphql/template/MasterTemplate.ts';
import { metricsOf } from '#server/queries/metrics/metricsOf.ts';
import { hasFigures } from '#server/queries/metrics/metricsScope.ts';

builder.objectField(Viewer, 'metrics', (t) =>
  t.field({
    type: MetricsType,
    description:
      'Statistics of the submissions that the viewer sees. Teams and forms that the viewer may not see count as if they did not exist.',
    args: {
      teamIds: t.arg.globalIDList({
        for: Team,
        validate: limitedTeamIds,
        description: metricsArgumentDescriptions.teamIds,
      }),
      formIds: t.arg.globalIDList({
        for: MasterTemplate,
        validate: limitedFormIds,
        description: metricsArgumentDescriptions.formIds,
      }),
      launchedFrom: t.arg.string({ validate: shortText, description: metricsArgumentDescriptions.launchedFrom }),
      launchedTo: t.arg.string({ validate: shortText, description: metricsArgumentDescriptions.launchedTo }),
    },
    resolve: (_viewer, args, { services, access }) =>
      metricsOf({ pool: services.pool, principal: access.principal, now: services.now() }, metricsRequest(args)),
  }),
);

builder.objectField(Viewer, 'hasFigures', (t) =>
  t.boolean({
    description: 'Whether there are any forms whose statistics the viewer may request.',
    resolve: (_viewer, _args, { services, access }) => hasFigures(services.pool, access.principal),
  }),
);
