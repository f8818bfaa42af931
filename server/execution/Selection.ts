import {
  GraphQLIncludeDirective,
  isAbstractType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLAbstractType,
  type GraphQLField,
  type GraphQLLeafType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql';

/** The type of a field's value. */
export type Shape = { readonly isRequired: boolean } & (
  | { readonly kind: 'leaf'; readonly type: GraphQLLeafType }
  | { readonly kind: 'list'; readonly item: Shape }
  | { readonly kind: 'object'; readonly type: GraphQLObjectType }
  | { readonly kind: 'abstract'; readonly type: GraphQLAbstractType }
);

/** A field of one type as selected in a document. */
export interface PlannedField {
  /** its response key */
  readonly key: string;
  readonly parentType: GraphQLObjectType;
  readonly definition: GraphQLField<unknown, unknown>;
  /** all selections of the field, merged; the first one has the arguments */
  readonly nodes: readonly [FieldNode, ...FieldNode[]];
  readonly shape: Shape;
  /** a leaf read from its parent object without a resolver, as most are */
  readonly isProperty: boolean;
  /** the subselection; null for leaves */
  readonly selection: Selection | null;
}

/** What a document is planned with. */
export interface Sources {
  readonly schema: GraphQLSchema;
  readonly fragments: ReadonlyMap<string, FragmentDefinitionNode>;
  /** values of the variables used in @include and @skip */
  readonly conditions: Conditions;
}

export type Conditions = Readonly<Record<string, boolean>>;

/**
 * The selected fields of an object, merged by response key. Planned per concrete type when the first object of that
 * type occurs.
 */
export class Selection {
  readonly #sources: Sources;
  readonly #sets: readonly SelectionSetNode[];
  readonly #known = new Map<GraphQLObjectType, readonly PlannedField[]>();

  constructor(sources: Sources, sets: readonly SelectionSetNode[]) {
    this.#sources = sources;
    this.#sets = sets;
  }

  fieldsOf(type: GraphQLObjectType): readonly PlannedField[] {
    let fields = this.#known.get(type);
    if (!fields) this.#known.set(type, (fields = this.#planned(type)));
    return fields;
  }

  #planned(type: GraphQLObjectType): readonly PlannedField[] {
    const nodesOf = new Map<string, [FieldNode, ...FieldNode[]]>();
    const seen = new Set<string>();
    for (const set of this.#sets) this.#gather(type, set, nodesOf, seen);
    return [...nodesOf].flatMap(([key, nodes]) => {
      const definition = this.#sources.schema.getField(type, nodes[0].name.value);
      if (!definition) return [];
      const sets = nodes.flatMap(({ selectionSet }) => selectionSet ?? []);
      const selection = sets.length > 0 ? new Selection(this.#sources, sets) : null;
      const shape = shapeOf(definition.type);
      const isProperty = !definition.resolve && shape.kind === 'leaf';
      return [{ key, parentType: type, definition, nodes, shape, isProperty, selection }];
    });
  }

  #gather(
    type: GraphQLObjectType,
    set: SelectionSetNode,
    nodesOf: Map<string, [FieldNode, ...FieldNode[]]>,
    seen: Set<string>,
  ): void {
    for (const node of set.selections) {
      if (isLeftOut(node, this.#sources.conditions)) continue;
      if (node.kind === Kind.FIELD) {
        const key = (node.alias ?? node.name).value;
        const nodes = nodesOf.get(key);
        if (nodes) nodes.push(node);
        else nodesOf.set(key, [node]);
      } else if (node.kind === Kind.INLINE_FRAGMENT) {
        if (this.#isOf(type, node.typeCondition?.name.value)) this.#gather(type, node.selectionSet, nodesOf, seen);
      } else if (!seen.has(node.name.value)) {
        seen.add(node.name.value);
        const fragment = this.#sources.fragments.get(node.name.value);
        if (fragment && this.#isOf(type, fragment.typeCondition.name.value))
          this.#gather(type, fragment.selectionSet, nodesOf, seen);
      }
    }
  }

  #isOf(type: GraphQLObjectType, condition: string | undefined): boolean {
    if (condition === undefined || condition === type.name) return true;
    const wanted = this.#sources.schema.getType(condition);
    return isAbstractType(wanted) && this.#sources.schema.isSubType(wanted, type);
  }
}

/** Directives only have variables as conditions here; `planOf` plans nothing else. */
function isLeftOut({ directives = [] }: SelectionNode, conditions: Conditions): boolean {
  return directives.some(({ name, arguments: [condition] = [] }) => {
    const isAsked = condition?.value.kind === Kind.VARIABLE && conditions[condition.value.name.value] === true;
    return (name.value === GraphQLIncludeDirective.name) !== isAsked;
  });
}

function shapeOf(type: GraphQLOutputType): Shape {
  if (isNonNullType(type)) return { ...shapeOf(type.ofType), isRequired: true };
  if (isListType(type)) return { isRequired: false, kind: 'list', item: shapeOf(type.ofType) };
  if (isLeafType(type)) return { isRequired: false, kind: 'leaf', type };
  if (isObjectType(type)) return { isRequired: false, kind: 'object', type };
  return { isRequired: false, kind: 'abstract', type };
}
