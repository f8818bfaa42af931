import { truncate } from '#domain/kernel/text.ts';
import { plainName } from '#domain/mail/plainName.ts';
import { cleanLine, cleanMessage, cleanName } from '#server/mail/cleanText.ts';
import type { MailBlock, MailContent } from '#server/mail/mailContent.ts';
import { mailHtml } from '#server/mail/mailHtml.ts';
import { mailText } from '#server/mail/mailText.ts';

export interface RenderedMail {
  readonly subject: string;
  readonly html: string;
  readonly text: string;
}

const longestSubject = 120;

/** Renders an email's HTML and text parts from the same content, which is sanitized once, here. */
export function renderMail(content: MailContent): RenderedMail {
  const { recipientName, team } = content;
  const cleaned: MailContent = {
    subject: truncate(cleanLine(content.subject), longestSubject),
    heading: cleanLine(content.heading),
    // the name comes from the person who invited them, so it is sanitized as well
    recipientName: recipientName === null ? null : plainName(cleanLine(recipientName)),
    team: team && { ...team, name: cleanName(team.name) },
    blocks: content.blocks.map(cleanBlock),
    reason: cleanLine(content.reason),
    choices: content.choices && {
      settingsLink: webAddress(content.choices.settingsLink),
      unsubscribeLink: webAddress(content.choices.unsubscribeLink),
    },
  };
  return { subject: cleaned.subject, html: mailHtml(cleaned), text: mailText(cleaned) };
}

function cleanBlock(block: MailBlock): MailBlock {
  switch (block.kind) {
    case 'paragraph':
      return { ...block, text: cleanLine(block.text) };
    case 'button':
      return { ...block, label: cleanLine(block.label), href: webAddress(block.href) };
    case 'facts':
      return { ...block, facts: block.facts.map(([label, value]) => [cleanLine(label), cleanLine(value)] as const) };
    case 'quote':
      return { ...block, text: cleanMessage(block.text), by: block.by === null ? null : cleanName(block.by) };
  }
}

// Templates write the URLs, so an invalid one is our own bug.
function webAddress(text: string): string {
  const url = new URL(text);
  if (url.protocol !== 'https:' && url.protocol !== 'http:') throw new TypeError(`${url.protocol} is no web address`);
  return url.href;
}
