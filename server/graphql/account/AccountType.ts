import { builder } from '#server/graphql/builder.ts';

export const AccountType = builder.enumType('AccountType', {
  description:
    'Kinds of accounts. Everybody signs up as a citizen; who works for a government is said by its operator.',
  values: {
    citizen: { description: 'A resident, or anybody else.' },
    government: { description: 'Works for a government: may clone forms and waive sub-submissions.' },
  } as const,
});
