import type { FieldNode, GraphQLObjectType, GraphQLOutputType, GraphQLResolveInfo, GraphQLSchema } from 'graphql';
import type { ExecutionRun } from '#server/execution/ExecutionRun.ts';
import type { PlannedField } from '#server/execution/Selection.ts';

type Info = GraphQLResolveInfo;

/** A value's place in the response: a field, or an item of a list field. */
export interface ResponsePlace {
  readonly field: PlannedField;
  readonly run: ExecutionRun;
  readonly path: Info['path'];
  readonly info: Info;
}

/** A field's place, which is also its resolver's `info`. Getters compute it lazily because few resolvers read it. */
export class FieldPlace implements ResponsePlace, Info {
  readonly field: PlannedField;
  readonly run: ExecutionRun;
  readonly path: Info['path'];

  constructor(field: PlannedField, above: Info['path'] | undefined, run: ExecutionRun) {
    this.field = field;
    this.run = run;
    this.path = { prev: above, key: field.key, typename: field.parentType.name };
  }

  get info(): Info {
    return this;
  }
  get fieldName(): string {
    return this.field.definition.name;
  }
  get fieldNodes(): readonly FieldNode[] {
    return this.field.nodes;
  }
  get returnType(): GraphQLOutputType {
    return this.field.definition.type;
  }
  get parentType(): GraphQLObjectType {
    return this.field.parentType;
  }
  get schema(): GraphQLSchema {
    return this.run.args.schema;
  }
  get fragments(): Info['fragments'] {
    return this.run.args.fragmentDefinitions;
  }
  get rootValue(): unknown {
    return this.run.args.rootValue;
  }
  get operation(): Info['operation'] {
    return this.run.args.operation;
  }
  get variableValues(): Info['variableValues'] {
    return this.run.args.variableValues;
  }
  get getAbortSignal(): Info['getAbortSignal'] {
    return this.run.getAbortSignal;
  }
  get getAsyncHelpers(): Info['getAsyncHelpers'] {
    return this.run.getAsyncHelpers;
  }
}
