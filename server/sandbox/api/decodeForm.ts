import { invalidRequest } from '#server/sandbox/api/stripeFailure.ts';

type FormValue = string | FormTree;
export interface FormTree {
  [name: string]: FormValue;
}

const maxDepth = 6;

/** Decodes Stripe's nested form encoding: `card[number]=4242&expand[0]=latest_charge&expand[]=refunds`. */
export function decodeForm(text: string): FormTree {
  const root = emptyTree();
  for (const [key, value] of new URLSearchParams(text)) insert(root, pathOf(key), value);
  return root;
}

// Without a prototype, so that a field named __proto__ is harmless.
function emptyTree(): FormTree {
  return Object.create(null) as FormTree;
}

function pathOf(key: string): string[] {
  const [head = '', ...rest] = key.split('[');
  const path = [head, ...rest.map((part) => part.replace(/\]$/, ''))];
  if (path.length > maxDepth || head === '') throw invalidRequest(`Invalid parameter name: ${key}`);
  return path;
}

function insert(root: FormTree, path: readonly string[], value: string): void {
  let tree = root;
  for (const [index, name] of path.entries()) {
    const key = name === '' ? String(Object.keys(tree).length) : name;
    if (index === path.length - 1) {
      tree[key] = value;
      return;
    }
    const next = tree[key];
    tree = typeof next === 'object' ? next : (tree[key] = emptyTree());
  }
}
