import type { Content } from '#domain/form/Content.ts';
import { defineKind, type CodedProblem, type FieldKind } from '#domain/form/fields/FieldKind.ts';
import { readIfText, readLine, shownText } from '#domain/form/fields/kinds/writtenText.ts';
import { isEmail } from '#domain/kernel/emails.ts';

const notAnEmail: CodedProblem = { code: 'mustBeEmail' };

export const email: FieldKind = defineKind({
  dataType: 'email',
  settings: ['default'],
  parse: (raw) => readIfText(raw, readLine),
  missing: () => notAnEmail,
  checkFor: () => checkEmail,
  summarise: shownText,
});

function checkEmail(content: Content): CodedProblem | null {
  return typeof content === 'string' && isEmail(content) ? null : notAnEmail;
}
