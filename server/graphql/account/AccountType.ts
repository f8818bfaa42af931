import { builder } from '#server/graphql/builder.ts';

export const AccountType = builder.enumType('AccountType', {
  description: 'The kind of an account. Everyone signs up as a citizen; an operator marks government accounts.',
  values: {
    citizen: { description: 'An account of a resident or anyone else who doesn’t work for a government.' },
    government: { description: 'An account of a government employee, who may clone forms and waive sub-submissions.' },
  } as const,
});
