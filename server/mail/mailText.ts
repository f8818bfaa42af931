import { mailSentences } from '#messages/mail/mailWords.ts';
import type { MailBlock, MailContent } from '#server/mail/mailContent.ts';

/** The plain-text part of an email. */
export function mailText({ heading, recipientName, team, blocks, reason, choices }: MailContent): string {
  const parts = [
    ...(team ? [team.name] : []),
    heading,
    mailSentences.greeting(recipientName),
    ...blocks.map(blockText),
    `-- \n${reason}`,
    ...(choices
      ? [
          `${mailSentences.choices.settings}:\n${choices.settingsLink}`,
          `${mailSentences.choices.unsubscribe}:\n${choices.unsubscribeLink}`,
        ]
      : []),
  ];
  return `${parts.join('\n\n')}\n`;
}

function blockText(block: MailBlock): string {
  switch (block.kind) {
    case 'paragraph':
      return block.text;
    case 'button':
    case 'link':
      return `${block.label}:\n${block.href}`;
    case 'facts':
      return block.facts.map(([label, value]) => `${label}: ${value}`).join('\n');
    case 'quote': {
      const quoted = block.text.split('\n').map((line) => `> ${line}`.trimEnd());
      return [...(block.by === null ? [] : [mailSentences.wrote(block.by)]), ...quoted].join('\n');
    }
  }
}
