interface Operation {
  /** how it is written between or before its arguments; without one it is written as a function */
  readonly symbol?: string;
  /** operators bind tighter the higher this is */
  readonly precedence?: number;
  readonly least: number;
  readonly most: number;
}

const unlimited = 200;
const infix = (symbol: string, precedence: number): Operation => ({ symbol, precedence, least: 2, most: 2 });
const call = (least: number, most: number): Operation => ({ least, most });

/** Everything that a formula can do. Whatever is not named here is refused when the formula is read. */
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

/** The definition with all of its optional parts, whichever operation it is. */
export function operationOf(name: OperationName): Operation {
  return operations[name];
}

export function isOperationName(name: string): name is OperationName {
  return Object.hasOwn(operations, name);
}

/** Functions are written in capitals; people may type them as they like. */
export function functionNamed(name: string): OperationName | null {
  const upper = name.toUpperCase();
  return isOperationName(upper) && operationOf(upper).symbol === undefined ? upper : null;
}
