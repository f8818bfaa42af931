import { nameField, reasonToLeaveOut } from '#domain/template/formProposal/askedFields.ts';
import type { FormProposal, LeftOut } from '#domain/template/formProposal/FormProposal.ts';
import type { FoundField } from '#domain/template/formProposal/FoundField.ts';
import { orderFields } from '#domain/template/formProposal/orderFields.ts';
import { questionsOfFields, type FieldQuestion } from '#domain/template/formProposal/questionsOfFields.ts';
import { sectionsOfQuestions } from '#domain/template/formProposal/sectionsOfQuestions.ts';
import { shortText } from '#domain/template/formProposal/typeOfQuestion.ts';

/** A form that asks what the fields of a PDF ask, in their order on the pages. */
export function proposeFromFields(fields: readonly FoundField[], title: string | null): FormProposal {
  const named = orderFields(fields).map(nameField);
  const leftOut = named.flatMap((each): LeftOut[] => {
    const reason = reasonToLeaveOut(each);
    return reason === null ? [] : [{ name: each.label, place: each.field.page, reason }];
  });
  const asked = named.filter((each) => reasonToLeaveOut(each) === null);
  return {
    name: title,
    sections: sectionsOfQuestions(questionsOfFields(asked).map(asWholeAddress)),
    requiresSignature: leftOut.some(({ reason }) => reason === 'signature'),
    leftOut,
  };
}

/** The city has a field of its own a few fields after an address that is only a street. */
const fewFields = 4;

/** An address with a field of its own for the city is only a street. */
function asWholeAddress(each: FieldQuestion, place: number, all: readonly FieldQuestion[]): FieldQuestion {
  if (each.question.dataType !== 'address') return each;
  const next = all.slice(place + 1, place + fewFields);
  const hasCity = next.some(({ question }) => /\b(?:city|town|zip|postal)\b/.test(question.name.toLowerCase()));
  return hasCity ? { ...each, question: { ...each.question, ...shortText } } : each;
}
