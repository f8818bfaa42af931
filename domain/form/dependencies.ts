import type { Form, Rule } from '#domain/form/Form.ts';
import { referencesOf } from '#domain/form/formula/FormulaNode.ts';
import { testsOf } from '#domain/form/logic/Condition.ts';
import type { LogicTargetType } from '#domain/form/logic/targets.ts';

/** Something derived from other parts: a section's visibility, a field's effective value, a formula, or an outcome. */
export interface FormNode {
  readonly type: LogicTargetType | 'Formula';
  /** index in the form's list of its type */
  readonly index: number;
  readonly identity: string;
  readonly name: string;
  /** identities of its dependencies */
  readonly needs: readonly string[];
}

/** A field depends on its section and its rule's sources. So a field can't decide the section it is in. */
export function formNodes(form: Form): readonly FormNode[] {
  return [
    ...form.sections.map(({ identity, name, rule }, index): FormNode => {
      return { type: 'Section', index, identity, name, needs: sourcesOf(rule) };
    }),
    ...form.fields.map(({ identity, name, rule, section }, index): FormNode => {
      const around = form.sections[section]?.identity;
      return { type: 'StepDatum', index, identity, name, needs: [...(around ? [around] : []), ...sourcesOf(rule)] };
    }),
    ...form.formulas.map(({ identity, name, expression }, index): FormNode => {
      const { fields, formulas } = referencesOf(expression);
      return { type: 'Formula', index, identity, name, needs: [...fields, ...formulas] };
    }),
    ...form.outcomes.map(({ identity, name, rule, type }, index): FormNode => {
      return { type, index, identity, name, needs: sourcesOf(rule) };
    }),
  ];
}

export interface Order {
  readonly nodes: readonly FormNode[];
  /** each cycle as a list of nodes, with the first one repeated at the end */
  readonly circles: readonly (readonly FormNode[])[];
}

/** Topological order of the nodes, as close to the form's own order as possible. */
export function dependencyOrder(all: readonly FormNode[]): Order {
  const byIdentity = new Map(all.map((node) => [node.identity, node]));
  const ordered = new Set<FormNode>();
  const circles: FormNode[][] = [];
  for (const start of all) {
    // Iterative depth-first search: recursion could overflow, because a chain may be as long as the form.
    const path = [{ node: start, next: 0 }];
    const open = new Set([start]);
    for (let step = path.at(-1); step && !ordered.has(start); step = path.at(-1)) {
      const needed = step.node.needs[step.next];
      const node = needed === undefined ? undefined : byIdentity.get(needed);
      step.next += 1;
      if (needed === undefined) {
        ordered.add(step.node);
        open.delete(step.node);
        path.pop();
      } else if (node && open.has(node)) {
        circles.push([...path.slice(path.findIndex((one) => one.node === node)).map((one) => one.node), node]);
      } else if (node && !ordered.has(node)) {
        path.push({ node, next: 0 });
        open.add(node);
      }
    }
  }
  return { nodes: [...ordered], circles };
}

function sourcesOf(rule: Rule | null): readonly string[] {
  return rule === null ? [] : testsOf(rule.condition).map(({ source }) => source);
}
