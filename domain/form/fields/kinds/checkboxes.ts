import { isContentList, type Content } from '#domain/form/Content.ts';
import { defineKind, type CodedProblem, type FieldShape } from '#domain/form/fields/FieldKind.ts';
import { findOption, optionIdentities, optionNumbers, readOption } from '#domain/form/fields/kinds/choices.ts';
import { exactSum } from '#domain/form/formula/scaled.ts';

const notAnOption: CodedProblem = { code: 'mustBeOption' };

/** Identities of the checked options, without duplicates, in option order. */
export const checkboxes = defineKind({
  dataType: 'checkboxes',
  settings: ['minNumChecks'],
  stored: 'options',
  options: { leastToDeleteFrom: 1, hasDefault: false },
  comparedAs: 'options',
  filteredAs: 'options',
  figures: null,
  requestPosition: null,
  parse: (raw, field) => {
    const list = typeof raw === 'string' ? [raw] : raw;
    if (!isContentList(list) || !list.every((one) => typeof one === 'string')) return raw;
    const read = new Set(list.map((one) => readOption(one, field)).filter((one) => one !== ''));
    return read.size === 0 ? null : inOrder([...read], field);
  },
  missing: tooFew,
  checkFor: (field) => {
    const known = optionIdentities(field);
    const least = field.minNumChecks ?? 0;
    const problem = tooFew(field);
    return (content) => {
      if (!isContentList(content) || !content.every((one) => known.has(one))) return notAnOption;
      return content.length < least ? problem : null;
    };
  },
  summarise: (content, field) =>
    listed(content)
      .map((one) => findOption(one, field)?.name ?? '')
      .filter((name) => name !== '')
      .join(', '),
  numberFor: (field) => {
    const numbers = optionNumbers(field);
    return (content) => {
      const found = listed(content).flatMap((one) => numbers.get(one) ?? []);
      return found.length === 0 ? null : exactSum(found);
    };
  },
});

function tooFew({ minNumChecks }: FieldShape): CodedProblem {
  return { code: 'mustCheckAtLeast', params: { min: Math.max(1, minNumChecks ?? 1) } };
}

function listed(content: Content): readonly Content[] {
  return isContentList(content) ? content : [];
}

function inOrder(identities: readonly string[], { options }: FieldShape): readonly string[] {
  const places = new Map(options.map(({ identity }, place) => [identity, place]));
  const place = (identity: string): number => places.get(identity) ?? options.length;
  return identities.toSorted((a, b) => place(a) - place(b));
}
