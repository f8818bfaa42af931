import {
  GraphQLIncludeDirective,
  GraphQLSkipDirective,
  Kind,
  OperationTypeNode,
  visit,
  type DirectiveNode,
  type DocumentNode,
  type GraphQLObjectType,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type ValidatedExecutionArgs,
} from 'graphql';
import { Selection, type Conditions } from '#server/execution/Selection.ts';

export interface QueryPlan {
  readonly type: GraphQLObjectType;
  readonly selection: Selection;
}

/** The plans of one operation, by the values of the variables in its conditions. */
interface Plans {
  readonly names: readonly string[];
  readonly byConditions: Map<string, QueryPlan>;
}

type PlannedExecution = Pick<ValidatedExecutionArgs, 'schema' | 'document' | 'operation' | 'variableValues'>;

/** Each condition doubles the number of plans. */
const mostConditions = 4;
const known = new WeakMap<GraphQLSchema, WeakMap<OperationDefinitionNode, Plans | null>>();

/** The plan of an operation, cached as long as its document; null if it can't be planned. */
export function planOf(execution: PlannedExecution): QueryPlan | null {
  const plans = plansOf(execution);
  if (!plans) return null;
  const { coerced } = execution.variableValues;
  if (plans.names.some((name) => typeof coerced[name] !== 'boolean')) return null;
  const key = plans.names.map((name) => String(coerced[name])).join();
  let plan = plans.byConditions.get(key);
  if (!plan) {
    const conditions = Object.fromEntries(plans.names.map((name) => [name, coerced[name] === true]));
    plans.byConditions.set(key, (plan = planned(execution, conditions)));
  }
  return plan;
}

function plansOf({ schema, document, operation }: PlannedExecution): Plans | null {
  let ofSchema = known.get(schema);
  if (!ofSchema) known.set(schema, (ofSchema = new WeakMap()));
  let plans = ofSchema.get(operation);
  if (plans === undefined) {
    const names = operation.operation === OperationTypeNode.QUERY ? conditionsIn(document) : null;
    ofSchema.set(operation, (plans = names && { names, byConditions: new Map() }));
  }
  return plans;
}

function planned({ schema, document, operation }: PlannedExecution, conditions: Conditions): QueryPlan {
  const type = schema.getQueryType();
  if (!type) throw new Error('nothing can be asked');
  const fragments = new Map(
    document.definitions.flatMap((each) =>
      each.kind === Kind.FRAGMENT_DEFINITION ? [[each.name.value, each] as const] : [],
    ),
  );
  return { type, selection: new Selection({ schema, fragments, conditions }, [operation.selectionSet]) };
}

/** The variables used in conditions. Null if a literal or another directive decides, or if an alias is `__proto__`. */
function conditionsIn(document: DocumentNode): readonly string[] | null {
  const names = new Set<string>();
  let isPlain = true;
  visit(document, {
    [Kind.DIRECTIVE](directive) {
      const name = conditionIn(directive);
      if (name === null) isPlain = false;
      else names.add(name);
    },
    [Kind.FIELD]({ alias }) {
      if (alias?.value === '__proto__') isPlain = false;
    },
  });
  return isPlain && names.size <= mostConditions ? [...names] : null;
}

function conditionIn({ name, arguments: [condition] = [] }: DirectiveNode): string | null {
  const decides = name.value === GraphQLIncludeDirective.name || name.value === GraphQLSkipDirective.name;
  return decides && condition?.value.kind === Kind.VARIABLE ? condition.value.name.value : null;
}
