interface Operation {
  /** infix or prefix operator; operations without one are written as functions */
  readonly symbol?: string;
  /** higher binds tighter */
  readonly precedence?: number;
  readonly least: number;
  readonly most: number;
}

const unlimited = 200;
const infix = (symbol: string, precedence: number): Operation => ({ symbol, precedence, least: 2, most: 2 });
const call = (least: number, most: number): Operation => ({ least, most });

/** All operations. Anything else is rejected when a formula is parsed. */
const operations = {
  equal: infix('==', 1),
  unequal: infix('!=', 1),
  smaller: infix('<', 1),
  larger: infix('>', 1),
  smallerEq: infix('<=', 1),
  largerEq: infix('>=', 1),
  add: infix('+', 2),
  subtract: infix('-', 2),
  multiply: infix('*', 3),
  divide: infix('/', 3),
  negate: { symbol: '-', precedence: 4, least: 1, most: 1 },
  pow: infix('^', 5),
  IF: call(3, 3),
  SUM: call(1, unlimited),
  MIN: call(1, unlimited),
  MAX: call(1, unlimited),
  ROUND: call(1, 2),
  CEIL: call(1, 1),
  FLOOR: call(1, 1),
  ABS: call(1, 1),
  AVERAGE: call(1, unlimited),
  COUNT: call(1, unlimited),
  AND: call(1, unlimited),
  OR: call(1, unlimited),
  NOT: call(1, 1),
} as const satisfies Record<string, Operation>;

export type OperationName = keyof typeof operations;

export const operationNames = Object.keys(operations) as readonly OperationName[];

/** Widens the type, so that optional properties are accessible. */
export function operationOf(name: OperationName): Operation {
  return operations[name];
}

export function isOperationName(name: string): name is OperationName {
  return Object.hasOwn(operations, name);
}

/** Function names are uppercase; any case is accepted. */
export function functionNamed(name: string): OperationName | null {
  const upper = name.toUpperCase();
  return isOperationName(upper) && operationOf(upper).symbol === undefined ? upper : null;
}
