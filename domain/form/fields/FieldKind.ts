import type { Content } from '#domain/form/Content.ts';
import type { DateType } from '#domain/form/fields/dateTypes.ts';
import type { FieldSettings, KindSpecificSetting } from '#domain/form/fields/fieldSettings.ts';
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

/** What a field type may need to know about the field whose content it handles. */
export interface FieldShape extends FieldSettings {
  /** the name of its type, as a string: kinds.ts imports this file */
  readonly dataType: string;
  readonly options: readonly FormOption[];
}

/** A problem with one answer, without its path. */
export interface CodedProblem {
  readonly code: RefusalCode;
  readonly params?: RefusalParams;
}

export type Check = (content: Content) => CodedProblem | null;

/** The stored form of content. The rules for each are in shapeOf.ts. */
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

/** How a filter compares answers. Each has a condition in domain/filter. */
export type AnswerFilter = 'text' | 'options' | 'number' | 'date';

/** A field type. All functions accept any JSON, because an answer may come from another version of the field. */
export interface FieldKind {
  readonly dataType: string;
  readonly settings: readonly KindSpecificSetting[];
  /** Date types this type supports; empty if it isn't about dates. */
  readonly dateTypes: readonly DateType[];
  /** The type used to parse minimum and maximum, if not its own. */
  readonly limitsAre: 'date' | null;
  readonly stored: ContentShape;
  /** What an answer only references. The referenced thing has to exist, and the author must be allowed to use it. */
  readonly names: 'files' | 'entity' | null;
  /** Rules for options; null for types without them. */
  readonly options: OptionRules | null;
  /** How form logic compares it; null if it can't. */
  readonly comparedAs: 'option' | 'options' | 'number' | null;
  /** How lists filter by its answers; null if they can't. */
  readonly filteredAs: AnswerFilter | null;
  /** What charts of its answers count or measure; null if its answers have no charts. */
  readonly figures: 'numbers' | 'options' | 'towns' | null;
  /** Its place among the types that staff can request with just a name; null for types that need more than a name. */
  readonly requestPosition: number | null;
  /** Parses input from a browser or REST client into canonical content. Input it can't parse is returned unchanged. */
  readonly parse: (raw: Content, field: FieldShape) => Content;
  /** The same for all types, because `parse` normalizes empty answers. */
  readonly isEmpty: typeof isEmptyContent;
  /** The problem of a required field that is empty. */
  readonly missing: (field: FieldShape) => CodedProblem;
  /** Prepares the check of a nonempty answer. */
  readonly checkFor: (field: FieldShape) => Check;
  /** Plain text for tables, documents, and emails. */
  readonly summarise: (content: Content, field: FieldShape, timeZone: string) => string;
  /** A safe URL for an answer's text; null for types that are never links. */
  readonly linkIn: ((text: string) => string | null) | null;
  /** Lowercase text the answer can be searched by. */
  readonly searchText: (content: Content, field: FieldShape) => string;
  /** The day or time the answer can be filtered by; null for types without one. */
  readonly timeIn: ((content: Content) => Content) | null;
  readonly defaultContent: (field: FieldShape) => Content;
  /** Prepares reading an answer as a number; null for types that can't be. */
  readonly numberFor: ((field: FieldShape) => (content: Content) => number | null) | null;
}

interface OptionRules {
  /** the least number of options needed before one can be deleted */
  readonly leastToDeleteFrom: number;
  /** one option can be preselected */
  readonly hasDefault: boolean;
}

/** Each type decides these. A default would be wrong for some types without anyone noticing. */
type Required = 'dataType' | 'comparedAs' | 'filteredAs' | 'figures' | 'parse' | 'missing' | 'checkFor' | 'summarise';

interface Requested<Position> {
  readonly requestPosition: Position;
}

/** Facts of types whose answers are text that isn't grouped. Presets also keep every first page small. */
export const factsOfText = { comparedAs: null, filteredAs: 'text', figures: null } as const;
export const factsOfNumbers = { comparedAs: 'number', filteredAs: 'number', figures: 'numbers' } as const;

/** Keeps the literal position, so that the requestable types are known to the compiler. */
export function defineKind<const Position extends number | null>(
  own: Pick<FieldKind, Required> & Requested<Position> & Partial<Omit<FieldKind, 'isEmpty' | 'requestPosition'>>,
): FieldKind & Requested<Position> {
  return {
    settings: [],
    dateTypes: [],
    limitsAre: null,
    stored: 'text',
    names: null,
    options: null,
    timeIn: null,
    linkIn: null,
    isEmpty: isEmptyContent,
    searchText: (content, field) => own.summarise(content, field, 'UTC').toLowerCase(),
    defaultContent: (field) => (own.settings?.includes('default') ? field.default : null),
    numberFor: null,
    ...own,
  };
}

/** The problem of an answer that doesn't fit its type, if the type has no message of its own. */
export const wrongKindProblem = (kind: string): CodedProblem => ({ code: 'notOfKind', params: { kind } });

export function isEmptyContent(content: Content): boolean {
  if (content === null) return true;
  return (typeof content === 'string' || Array.isArray(content)) && content.length === 0;
}
