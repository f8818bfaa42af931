import { mailSentences } from '#messages/mail/mailWords.ts';
import { button, facts, paragraph, type MailBody } from '#server/mail/mailContent.ts';

const { editSuggested: sentences, reasons } = mailSentences;

interface Params {
  readonly entityName: string;
  readonly kindName: string;
  readonly fieldNames: readonly string[];
  readonly link: string;
}

/** Names the fields only: the values may be personal data. */
export function editSuggested({ entityName, kindName, fieldNames, link }: Params): MailBody {
  return {
    // an entity can be a person
    subject: sentences.subject(kindName),
    heading: sentences.subject(entityName),
    blocks: [
      paragraph(sentences.text(kindName, entityName)),
      facts([sentences.fields, fieldNames.join(', ')]),
      button(sentences.action, link),
    ],
    reason: reasons.teamMember,
  };
}
