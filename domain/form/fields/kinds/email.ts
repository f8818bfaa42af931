import type { Content } from '#domain/form/Content.ts';
import { factsOfText, defineKind, type CodedProblem } from '#domain/form/fields/FieldKind.ts';
import { parseIfText, readLine, contentText } from '#domain/form/fields/kinds/textContent.ts';
import { isEmail } from '#domain/kernel/emails.ts';

const notAnEmail: CodedProblem = { code: 'mustBeEmail' };

export const email = defineKind({
  dataType: 'email',
  settings: ['default'],
  ...factsOfText,
  requestPosition: 9,
  parse: (raw) => parseIfText(raw, readLine),
  missing: () => notAnEmail,
  checkFor: () => checkEmail,
  summarise: contentText,
});

function checkEmail(content: Content): CodedProblem | null {
  return typeof content === 'string' && isEmail(content) ? null : notAnEmail;
}
