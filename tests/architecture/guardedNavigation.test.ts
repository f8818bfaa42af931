import { parseSync } from 'vite';
import { expect, test } from 'vitest';
import { isTest, sourceFiles } from '#tests/architecture/sources.ts';

interface Node {
  readonly type: string;
  readonly [key: string]: unknown;
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;
const isFunction = ({ type }: Node): boolean => /Function(Declaration|Expression)$/.test(type);
const isCallOf = (node: Node, name: string): boolean =>
  node.type === 'CallExpression' && isNode(node['callee']) && node['callee']['name'] === name;
const childrenOf = (node: Node): Node[] => Object.values(node).flat().filter(isNode);

/** Called with a response: by then it is too late to take a departure. */
const isCalledLate = (parent: Node, child: Node): boolean => {
  if (parent.type === 'Property') return /^on(Done|Completed?)$/.test(String((parent['key'] as Node)['name']));
  const { callee, arguments: given } = parent as Node & { callee?: Node; arguments?: readonly Node[] };
  if (parent.type !== 'CallExpression' || !given?.includes(child) || !callee) return false;
  if (isCallOf(parent, 'useAction')) return true;
  const method = isNode(callee['property']) ? String(callee['property']['name']) : '';
  return ['then', 'catch', 'finally'].includes(method);
};

/** How often `depart()` is called after an `await` in the same function. */
function lateDepartures(text: string): number {
  let late = 0;
  const walk = (node: Node, inFunction: { isLate: boolean }): void => {
    if (isCallOf(node, 'depart') && inFunction.isLate) late += 1;
    for (const child of childrenOf(node))
      walk(child, isFunction(child) ? { isLate: isCalledLate(node, child) } : inFunction);
    if (node.type === 'AwaitExpression') inFunction.isLate = true;
  };
  walk(parseSync('some.tsx', text).program as unknown as Node, { isLate: false });
  return late;
}

const pages = sourceFiles().filter((file) => file.path.startsWith('web/') && !isTest(file));

test('a departure is taken before the first await', () => {
  expect(lateDepartures('const save = async () => { const { go } = depart(); await send(); go("/"); };')).toBe(0);
  expect(lateDepartures('const save = async () => { await send(); show({ run: () => depart().go("/") }); };')).toBe(0);
  expect(lateDepartures('const save = async () => { if (await send()) depart().go("/"); };')).toBe(1);
  expect(lateDepartures('const save = () => send().then(() => depart().go("/"));')).toBe(1);
  expect(lateDepartures('const form = useForm({ send, onDone: () => depart().go("/") });')).toBe(1);
  expect(lateDepartures('const saving = useAction(send, () => depart().go("/"));')).toBe(1);
  const asking = pages.filter(({ text }) => text.includes('depart('));
  expect(asking.length).toBeGreaterThan(30);
  expect(asking.filter(({ text }) => lateDepartures(text) > 0).map(({ path }) => path)).toEqual([]);
});

test('pages navigate only with a departure', () => {
  const leading =
    /\b(window|document)\.(location|history)\.(assign|replace|pushState|replaceState|go|back)\(|(?<!const )\blocation(\.\w+)? = |\bhistory\.(go|back|forward)\(/;
  const others = pages.filter(({ path, text }) => !path.startsWith('web/navigation/') && leading.test(text));
  expect(others.map(({ path }) => path)).toEqual([]);
});
