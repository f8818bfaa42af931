import {
  bignumberDependencies,
  create,
  isBigNumber,
  isConditionalNode,
  isConstantNode,
  isFunctionNode,
  isOperatorNode,
  isParenthesisNode,
  isSymbolNode,
  parseDependencies,
  type MathNode,
} from 'mathjs';
import type { CodedProblem } from '#domain/form/fields/FieldKind.ts';
import type { FormulaName } from '#domain/form/formula/formulaNames.ts';
import { formulaLimits, isDecimalPlaces, plainNumber, type FormulaNode } from '#domain/form/formula/FormulaNode.ts';
import { functionNamed, isOperationName, operationOf, type OperationName } from '#domain/form/formula/operations.ts';
import { replaceNames } from '#domain/form/formula/replaceNames.ts';
import { ownValue } from '#domain/kernel/ownValue.ts';
import { failed, ok, type Result } from '#domain/kernel/result.ts';

// Only the server may import this file, because mathjs is large. Numbers are parsed as BigNumber, so that no digits are
// lost.
const { parse } = create({ ...parseDependencies, ...bignumberDependencies }, { number: 'BigNumber' });

const strangeCharacter = /[^\p{L}\p{N}\s_+\-*/^()<>=!?:,.]/u;
// Hexadecimal and similar literals: mathjs passes incomplete ones (`0b`) to its number parser, which throws.
const otherBase = /(?<![\p{L}\p{N}_])0[box]/iu;
const assignment = /(?<![<>=!])=(?!=)/;

type Read = Result<FormulaNode, CodedProblem>;

/** Parses a formula as staff write it, with `{name}` for a field or another formula. */
export function parseFormula(source: string, names: readonly FormulaName[]): Read {
  if (source.length > formulaLimits.length) return refuse('formulaTooLong', { max: formulaLimits.length });
  const named = replaceNames(source, names);
  if (!named.ok) return named;
  const { text, symbols } = named.value;
  // Keeps everything beyond arithmetic (strings, lists, units, percentages, assignments) away from mathjs.
  const strange = strangeCharacter.exec(text) ?? assignment.exec(text) ?? otherBase.exec(text);
  if (strange) return refuse('formulaNotAllowed', { what: strange[0] });
  if (nesting(text) > formulaLimits.depth) return refuse('formulaTooComplex');
  const tree = readTree(text.replace(/\s/g, ' '));
  return tree.ok ? convert(tree.value, symbols) : tree;
}

function readTree(text: string): Result<MathNode, CodedProblem> {
  try {
    return ok(parse(text));
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    const at = 'char' in error && typeof error.char === 'number' ? error.char : 1;
    return refuse('formulaUnreadable', { at });
  }
}

function convert(tree: MathNode, symbols: ReadonlyMap<string, FormulaNode>): Read {
  let nodes = 0;
  const read = (node: MathNode, depth: number): Read => {
    nodes += 1;
    if (depth > formulaLimits.depth || nodes > formulaLimits.nodes) return refuse('formulaTooComplex');
    const shape = shapeOf(node, symbols);
    if (!shape.ok) return shape;
    if (shape.value.is === 'leaf') return ok(shape.value.leaf);
    if (shape.value.is === 'same') return read(shape.value.node, depth + 1);
    return applied(shape.value, (part) => read(part, depth + 1));
  };
  return read(tree, 1);
}

interface Applied {
  readonly is: 'applied';
  readonly apply: OperationName;
  readonly parts: readonly MathNode[];
}

type Shape =
  | { readonly is: 'leaf'; readonly leaf: FormulaNode }
  | { readonly is: 'same'; readonly node: MathNode }
  | Applied;

function applied({ apply, parts }: Applied, read: (part: MathNode) => Read): Read {
  const { least, most } = operationOf(apply);
  if (parts.length < least || parts.length > most) return refuse('formulaWrongArguments', { name: apply });
  const to: FormulaNode[] = [];
  for (const part of parts) {
    const node = read(part);
    if (!node.ok) return node;
    to.push(node.value);
  }
  if (apply === 'ROUND' && !isDecimalPlaces(to[1])) return refuse('formulaWrongArguments', { name: apply });
  return ok({ apply, to });
}

function shapeOf(node: MathNode, symbols: ReadonlyMap<string, FormulaNode>): Result<Shape, CodedProblem> {
  if (isParenthesisNode(node)) return ok({ is: 'same', node: node.content });
  if (isConstantNode(node)) return numberShape(node.value);
  if (isOperatorNode(node)) return operatorShape(node.fn, node.op, node.implicit, node.args);
  if (isConditionalNode(node)) {
    return ok({ is: 'applied', apply: 'IF', parts: [node.condition, node.trueExpr, node.falseExpr] });
  }
  if (isSymbolNode(node)) {
    const leaf = symbols.get(node.name);
    return leaf ? ok({ is: 'leaf', leaf }) : refuse('formulaUnknownName', { name: node.name });
  }
  if (isFunctionNode(node)) {
    const name = isSymbolNode(node.fn) ? node.fn.name : '';
    const apply = functionNamed(name);
    return apply ? ok({ is: 'applied', apply, parts: node.args }) : refuse('formulaUnknownFunction', { name });
  }
  return refuse('formulaUnreadable', { at: 1 });
}

/** mathjs represents these as operators. */
const spelledOut: Readonly<Record<string, OperationName>> = { and: 'AND', or: 'OR', not: 'NOT', unaryMinus: 'negate' };

function operatorShape(
  name: string,
  op: string,
  implicit: boolean,
  parts: readonly MathNode[],
): Result<Shape, CodedProblem> {
  if (implicit) return refuse('formulaMissingOperator');
  if (name === 'unaryPlus' && parts[0]) return ok({ is: 'same', node: parts[0] });
  const apply = ownValue(spelledOut, name) ?? (isOperationName(name) ? name : null);
  return apply ? ok({ is: 'applied', apply, parts }) : refuse('formulaNotAllowed', { what: op });
}

function numberShape(value: unknown): Result<Shape, CodedProblem> {
  if (!isBigNumber(value)) return refuse('formulaUnreadable', { at: 1 });
  // Checked before formatting: 1e999999999 would be a gigabyte of digits.
  const isShort = value.lt(1e20) && value.decimalPlaces() <= formulaLimits.digits;
  const digits = isShort ? value.toFixed() : '';
  return plainNumber.test(digits) ? ok({ is: 'leaf', leaf: { number: digits } }) : refuse('formulaNumberTooLong');
}

function nesting(text: string): number {
  let open = 0;
  let deepest = 0;
  for (const character of text) {
    if (character === '(') open += 1;
    if (character === ')') open -= 1;
    deepest = Math.max(deepest, open);
  }
  return deepest;
}

function refuse(code: CodedProblem['code'], params?: CodedProblem['params']): Result<never, CodedProblem> {
  return failed(params ? { code, params } : { code });
}
