import { isContentList, type Content } from '#domain/form/Content.ts';
import { checkAnswer } from '#domain/form/fields/checkAnswer.ts';
import type { FieldConfig } from '#domain/form/fields/FieldConfig.ts';
import type { CodedProblem } from '#domain/form/fields/FieldKind.ts';
import { isAmbiguousAmount } from '#domain/form/fields/isAmbiguousAmount.ts';
import { isBlankInput } from '#domain/form/fields/isBlankInput.ts';
import { kinds } from '#domain/form/fields/kinds.ts';
import { shapeOf } from '#domain/form/fields/shapeOf.ts';
import { unreadablePart } from '#domain/form/fields/unreadablePart.ts';
import { failed, ok, type Result } from '#domain/kernel/result.ts';

/**
 * Parses input into canonical content, or returns why it can't be stored. A well-formed answer that breaks a rule (out
 * of range, partial address, too few boxes) is stored, because people save drafts. Input that can't be parsed, names an
 * unknown option, or has unknown parts is rejected.
 */
export function readAnswer(raw: Content, field: FieldConfig): Result<Content, CodedProblem> {
  const kind = kinds[field.dataType];
  const unread = unreadablePart(raw, field.dataType);
  if (unread) return failed(unread);
  if (isAmbiguousAmount(raw, field.dataType)) return failed({ code: 'amountAmbiguous' });
  const content = kind.parse(raw, field);
  const fits = (one: Content): boolean => shapeOf(field.dataType).schema(field).safeParse(one).success;
  if (kind.isEmpty(content)) return empties(raw, fits([])) ? ok(null) : failed(kind.missing(field));
  if (fits(content)) return ok(content);
  return failed(checkAnswer(content, field) ?? kind.missing(field));
}

/** Partial input must not erase the stored answer. An empty list only clears fields whose content is a list. */
const empties = (raw: Content, isList: boolean): boolean => isBlankInput(raw) && (isList || !isContentList(raw));
