import type { Content } from '#domain/form/Content.ts';
import type { DateType } from '#domain/form/fields/dateTypes.ts';
import type { FieldSettings, OwnSetting } from '#domain/form/fields/fieldSettings.ts';
import type { RefusalParams } from '#domain/kernel/refusal.ts';
import type { RefusalCode } from '#domain/kernel/refusalKinds.ts';

export interface FormOption {
  readonly id: string;
  readonly identity: string;
  readonly name: string;
  readonly position: number;
  readonly numericValue: number | null;
  readonly isDefault: boolean;
}

/** Everything that a kind may ask about the field whose content it handles. */
export interface FieldShape extends FieldSettings {
  /** the name of its kind; kinds.ts, which takes from here, knows them all */
  readonly dataType: string;
  readonly options: readonly FormOption[];
}

/** What is wrong with one answer, still without its place. */
export interface CodedProblem {
  readonly code: RefusalCode;
  readonly params?: RefusalParams;
}

export type Check = (content: Content) => CodedProblem | null;

/** What content consists of; shapeOf.ts says what follows from it. */
export type ContentShape =
  | 'text'
  | 'whole'
  | 'number'
  | 'cents'
  | 'address'
  | 'moment'
  | 'moments'
  | 'option'
  | 'options'
  | 'files'
  | 'entity';

/** One kind of field. All functions are total over any JSON: an answer may stem from another version of the field. */
export interface FieldKind {
  readonly dataType: string;
  readonly settings: readonly OwnSetting[];
  /** What a moment of this kind may consist of; empty for kinds that ask for none. */
  readonly dateTypes: readonly DateType[];
  /** The kind whose content minimum and maximum are, where it is another one. */
  readonly limitsAre: 'date' | null;
  readonly stored: ContentShape;
  /** What an answer only points to, so that it must be there and be the writer's to name. */
  readonly names: 'files' | 'entity' | null;
  /** What people choose from; null for kinds without options. */
  readonly options: OptionRules | null;
  /** As what conditions compare it; null where they cannot ask it. */
  readonly comparedAs: 'option' | 'options' | 'number' | null;
  /** Turns what a browser or a REST caller sends into canonical content; what cannot be read is left as it came. */
  readonly parse: (raw: Content, field: FieldShape) => Content;
  /** The same for all kinds: parse leaves nothing else of an empty answer. */
  readonly isEmpty: typeof isNothing;
  /** What a required field says while it is empty. */
  readonly missing: (field: FieldShape) => CodedProblem;
  /** Prepares the check of an answer that is not empty. */
  readonly checkFor: (field: FieldShape) => Check;
  /** Plain text for tables, documents and mail. */
  readonly summarise: (content: Content, field: FieldShape, timeZone: string) => string;
  /** The safe address to which the words of an answer lead; null for kinds whose words lead nowhere. */
  readonly linkIn: ((text: string) => string | null) | null;
  /** Lower-case text under which the answer is found. */
  readonly searchText: (content: Content, field: FieldShape) => string;
  /** The day or instant under which it is found; null for kinds that have none. */
  readonly timeIn: ((content: Content) => Content) | null;
  readonly defaultContent: (field: FieldShape) => Content;
  /** Prepares the reading of an answer as a number; null for kinds that have none. */
  readonly numberFor: ((field: FieldShape) => (content: Content) => number | null) | null;
}

interface OptionRules {
  /** so many there must be before one can be deleted */
  readonly leastToDeleteFrom: number;
  /** one of them can be marked as chosen from the beginning */
  readonly hasDefault: boolean;
}

type Own = 'dataType' | 'parse' | 'missing' | 'checkFor' | 'summarise';

export function defineKind(own: Pick<FieldKind, Own> & Partial<Omit<FieldKind, 'isEmpty'>>): FieldKind {
  return {
    settings: [],
    dateTypes: [],
    limitsAre: null,
    stored: 'text',
    names: null,
    options: null,
    comparedAs: null,
    timeIn: null,
    linkIn: null,
    isEmpty: isNothing,
    searchText: (content, field) => own.summarise(content, field, 'UTC').toLowerCase(),
    defaultContent: (field) => (own.settings?.includes('default') ? field.default : null),
    numberFor: null,
    ...own,
  };
}

/** What a kind says of an answer that is none, where no sentence of its own is specified. */
export const notOfKind = (kind: string): CodedProblem => ({ code: 'notOfKind', params: { kind } });

export function isNothing(content: Content): boolean {
  if (content === null) return true;
  return (typeof content === 'string' || Array.isArray(content)) && content.length === 0;
}
