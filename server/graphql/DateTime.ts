import { GraphQLScalarType } from 'graphql';
import { DateTimeResolver } from 'graphql-scalars';

const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;
const { coerceOutputValue, ...config } = DateTimeResolver.toConfig();

/** A date and time. A string that is already in JSON form is passed through without a detour through Date. */
export const DateTime = new GraphQLScalarType({
  ...config,
  coerceOutputValue: (value) => (typeof value === 'string' && instant.test(value) ? value : coerceOutputValue?.(value)),
});
