import {
  isTechnical,
  isWritten,
  labelOfWords,
  partsOfName,
  readLabel,
  wordsOfName,
} from '#domain/template/formProposal/fieldNames.ts';
import type { LeftOutReason } from '#domain/template/formProposal/FormProposal.ts';
import type { FoundField } from '#domain/template/formProposal/FoundField.ts';

/** A field with what it is called. */
export interface NamedField {
  readonly field: FoundField;
  readonly label: string;
  /** the text around the label, if the file has more than fits into one */
  readonly hint: string | null;
  /** the words of its name in the file */
  readonly words: readonly string[];
  /** the groups around it in the file, from the outermost, without technical ones */
  readonly groups: readonly string[];
  readonly isNamed: boolean;
  readonly saysRequired: boolean;
}

/** Longer texts are instructions rather than names. */
const mostOfLabel = 120;

/** Whether a file has only a technical name for a field, so that the text next to it is needed. */
export const isUnnamed = (field: FoundField): boolean => !nameField({ ...field, nearText: null }).isNamed;

/** Names a field by its tooltip, or else by its name in the file, or else by the text next to it. */
export function nameField(field: FoundField): NamedField {
  const parts = partsOfName(field.name);
  const own = parts.at(-1) ?? '';
  const words = wordsOfName(own);
  const groups = parts.slice(0, -1).filter((part) => !isTechnical(wordsOfName(part)));
  const shown = readLabel(field.tooltip ?? '');
  const isTechnicalName = isTechnical(words);
  const ofName = isWritten(own) ? readLabel(own).label : labelOfWords(words);
  const isShownUsable = shown.label !== '' && !isTechnical(wordsOfName(shown.label));
  const common = { field, words, groups, saysRequired: shown.saysRequired };
  if (isShownUsable && (shown.label.length <= mostOfLabel || isTechnicalName)) {
    const label = shown.label === own ? ofName : shown.label;
    return { ...common, label: label.slice(0, mostOfName), hint: null, isNamed: true };
  }
  if (!isTechnicalName)
    return { ...common, label: ofName, hint: isShownUsable ? shown.label.slice(0, mostOfName) : null, isNamed: true };
  const near = readLabel(field.nearText ?? '');
  if (near.label !== '')
    return { ...common, label: near.label, hint: null, isNamed: true, saysRequired: near.saysRequired };
  return { ...common, label: own === '' ? field.name : own, hint: null, isNamed: false };
}

/** As long as the name of a question may be. */
const mostOfName = 1_000;

export const saysSignature = (text: string): boolean => /\bsignature\b|\bsign here\b/i.test(text);
export const saysOfficeUse = (text: string): boolean => /\b(?:office|official|staff|internal) use\b/i.test(text);

/** Why a field doesn't become a question, or null if it does. */
export function reasonToLeaveOut({ field, label, words, groups }: NamedField): LeftOutReason | null {
  if (field.kind === 'button') return 'button';
  const said = `${label} ${words.join(' ')}`.toLowerCase();
  const isSignature = saysSignature(said);
  if (field.kind === 'signature') return 'signature';
  if (isSignature && /\bdate\b/.test(said)) return 'signatureDate';
  if (/\bdate signed\b/.test(said)) return 'signatureDate';
  if (isSignature && field.kind === 'text') return 'signature';
  if (field.isHidden) return 'hidden';
  if (saysOfficeUse(`${groups.join(' ')} ${said}`)) return 'officeUse';
  return field.isReadOnly ? 'readOnly' : null;
}
