import { AddressLookup, lookedUp, typedAddress } from '#server/graphql/address/addressQueries.ts';
import { builder } from '#server/graphql/builder.ts';
import { secretText } from '#server/graphql/inputTexts.ts';
import { networkOfClient, applyRateLimit } from '#server/graphql/rateLimit.ts';
import { openSurveyByToken } from '#server/queries/survey/OpenedSurvey.ts';

builder.queryField('surveyAddresses', (t) =>
  t.field({
    type: AddressLookup,
    nullable: true,
    description:
      'Addresses that match what someone types in a survey. Null if the link is not valid or the survey does not accept responses.',
    authScopes: { everyone: true },
    args: {
      token: t.arg.string({ required: true, validate: secretText, description: 'The token from the survey’s link.' }),
      text: t.arg.string({ required: true, validate: typedAddress, description: 'The text typed so far.' }),
      isWhole: t.arg.boolean({
        required: true,
        description: 'Whether the text is a whole address to validate rather than the beginning of one.',
      }),
    },
    resolve: async (_root, { token, text, isWhole }, ctx) => {
      await applyRateLimit(ctx, 'openSurvey', networkOfClient(ctx));
      const place = await openSurveyByToken(ctx.services.db, ctx.services.keys, token);
      return place?.state === 'open' ? lookedUp(ctx, isWhole ? 'validate' : 'suggest', text) : null;
    },
  }),
);
