import { AddressLookup, lookedUp, typedAddress } from '#server/graphql/address/addressQueries.ts';
import { builder } from '#server/graphql/builder.ts';
import { secretText } from '#server/graphql/inputTexts.ts';
import { networkOfClient, slowDown } from '#server/graphql/tooFast.ts';
import { surveyAt } from '#server/queries/survey/surveyAt.ts';

builder.queryField('surveyAddresses', (t) =>
  t.field({
    type: AddressLookup,
    nullable: true,
    description: 'The addresses that are meant by what somebody types into a survey; null for no such link.',
    authScopes: { everyone: true },
    args: {
      token: t.arg.string({ required: true, validate: secretText, description: 'From the link.' }),
      text: t.arg.string({ required: true, validate: typedAddress, description: 'What was typed until now.' }),
      isWhole: t.arg.boolean({ required: true, description: 'It is the whole address, not its beginning.' }),
    },
    resolve: async (_root, { token, text, isWhole }, ctx) => {
      await slowDown(ctx, 'openSurvey', networkOfClient(ctx));
      const place = await surveyAt(ctx.services.db, ctx.services.keys, token);
      return place?.state === 'open' ? lookedUp(ctx, isWhole ? 'validate' : 'suggest', text) : null;
    },
  }),
);
