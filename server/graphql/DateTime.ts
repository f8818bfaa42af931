import { GraphQLScalarType } from 'graphql';
import { DateTimeResolver } from 'graphql-scalars';

const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;
const { coerceOutputValue, ...config } = DateTimeResolver.toConfig();

/** A moment; one that is text as JSON writes it already goes out as it is, not by way of a date. */
export const DateTime = new GraphQLScalarType({
  ...config,
  coerceOutputValue: (value) => (typeof value === 'string' && instant.test(value) ? value : coerceOutputValue?.(value)),
});
