import type { Operand } from '#domain/form/formula/Calculation.ts';
import type { FieldReference, FormulaNode } from '#domain/form/formula/FormulaNode.ts';
import type { OperationName } from '#domain/form/formula/operations.ts';

/** Resolves a formula's references. */
export interface FormulaScope {
  /** the index of the number of a field, or of a value of the entity chosen in it */
  slotOf(reference: FieldReference): number;
  /** the index of another formula's result, which is calculated first */
  positionOf(formula: string): number;
}

/** One of the two arithmetics. */
interface Arithmetic<T> {
  number(value: string): Operand<T>;
  slot(slot: number): Operand<T>;
  result(place: number): Operand<T>;
  readonly operations: Record<OperationName, (operands: readonly Operand<T>[]) => Operand<T>['read']>;
}

export function compileNode<T>(node: FormulaNode, scope: FormulaScope, arithmetic: Arithmetic<T>): Operand<T> {
  if ('number' in node) return arithmetic.number(node.number);
  if ('field' in node) return arithmetic.slot(scope.slotOf(node));
  if ('formula' in node) return arithmetic.result(scope.positionOf(node.formula));
  const operands = node.to.map((part) => compileNode(part, scope, arithmetic));
  return { read: arithmetic.operations[node.apply](operands), isBlank: null };
}
