import type { Outcome } from '#web/relay/Outcome.ts';

export interface FoundEntity {
  readonly id: string;
  readonly name: string;
}

/** A field of a kind of entity. */
export interface EntityFieldFacts {
  readonly fieldId: string;
  readonly name: string;
  readonly dataType: string;
  readonly options: readonly string[];
  readonly editSuggestable: boolean;
  readonly isNameField: boolean;
}

/** What a field asks for. */
export interface OpenedEntityKind {
  /** the team's name for such an entity */
  readonly name: string | null;
  readonly isRemote: boolean;
  /** those that the reader can see or fill in */
  readonly fields: readonly EntityFieldFacts[];
  /** entities that the person is likely to choose */
  readonly suggested: readonly FoundEntity[];
}

export interface EntityValue {
  readonly field: EntityFieldFacts;
  /** as stored; null if there is none */
  readonly value: string | null;
  /** as people read it */
  readonly text: string;
}

export interface EntityDetails extends FoundEntity {
  readonly kind: string;
  readonly isArchived: boolean;
  readonly values: readonly EntityValue[];
  /** the reader's own suggestions that the team hasn't decided on */
  readonly pending: readonly { readonly name: string; readonly text: string }[];
  readonly canEdit: boolean;
  readonly canSuggest: boolean;
}

export interface EntityChange {
  readonly fieldId: string;
  /** as the author saw it, stored */
  readonly from: string | null;
  /** as typed; blank removes the value */
  readonly to: string;
}

export interface NewEntity {
  readonly name: string | null;
  readonly values: readonly { readonly fieldId: string; readonly value: string }[];
}

/** What a field that asks for an entity needs from the page. Loads reject when they fail. */
export interface EntityServices {
  readonly open: (fieldId: string) => Promise<OpenedEntityKind>;
  readonly find: (fieldId: string, terms: string) => Promise<readonly FoundEntity[]>;
  /** Waits for unsaved answers, because applicants only see entities that they chose. Null if there is no access. */
  readonly load: (entityId: string) => Promise<EntityDetails | null>;
  readonly create: (fieldId: string, entity: NewEntity, key: string) => Promise<Outcome<FoundEntity>>;
  readonly update: (entityId: string, changes: readonly EntityChange[], key: string) => Promise<Outcome<unknown>>;
  readonly suggest: (entityId: string, changes: readonly EntityChange[], key: string) => Promise<Outcome<unknown>>;
}
