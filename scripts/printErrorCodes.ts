import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { refusalKinds, type RefusalCode } from '#domain/kernel/refusalKinds.ts';
import { refusalSentence } from '#messages/shell/refusalSentence.ts';
import { codesOfRequests } from '#scripts/setup/codesOfRequests.ts';
import { root } from '#scripts/setup/root.ts';

// Generates docs/error-codes.md: every code that programs can rely on, with its status and message.
const statusOf = { refused: 422, invalid: 422, forbidden: 403, conflict: 409, tooFast: 429 } as const;

/** A message with placeholders for its parameters. */
function sentenceOf(code: RefusalCode): string {
  const named = new Proxy({}, { get: (_, name) => (isMoment(String(name)) ? moment : `{${String(name)}}`) });
  return refusalSentence(code, named).replaceAll('NaN', '{number}').replaceAll(/\s+/g, ' ').trim();
}
const moment = '2026-01-31T12:00:00Z';
const isMoment = (name: string): boolean => /(At|[dD]ate|until|since)$/.test(name);

const ofRequests = Object.entries(codesOfRequests).map(
  ([code, [status, meaning]]) => `- \`${code}\` (${status}): ${meaning}`,
);
const ofRules = Object.entries(refusalKinds).map(
  ([code, kind]) => `- \`${code}\` (${statusOf[kind]}): ${sentenceOf(code as RefusalCode)}`,
);
const text = `# Codes of errors

What a program goes by; sentences are for people and may change. The status is that of REST; GraphQL answers the same codes in its
unions and in \`extensions.code\`. Numbers and names of a sentence are its \`params\`.

## Of requests

${ofRequests.join('\n')}

## Of rules

${ofRules.toSorted().join('\n')}
`;
writeFileSync(path.join(root, 'docs/error-codes.md'), text);
