import { truncate } from '#domain/kernel/text.ts';
import { plausibleName } from '#domain/mail/plausibleName.ts';
import { cleanLine, cleanMessage, cleanName } from '#server/mail/cleanText.ts';
import type { MailBlock, MailContent, MailLogo } from '#server/mail/mailContent.ts';
import { mailHtml } from '#server/mail/mailHtml.ts';
import { mailText } from '#server/mail/mailText.ts';

export interface RenderedMail {
  readonly subject: string;
  readonly html: string;
  readonly text: string;
}

const longestSubject = 120;

/** Renders an email as HTML and text. The content is sanitized here once, for both. */
export function renderMail(content: MailContent): RenderedMail {
  const { recipientName, team } = content;
  const cleaned: MailContent = {
    subject: truncate(cleanLine(content.subject), longestSubject),
    heading: cleanLine(content.heading),
    // the inviter chose this name, so it isn't trusted
    recipientName: recipientName === null ? null : plausibleName(cleanLine(recipientName)),
    team: team && { ...team, name: cleanName(team.name), logo: team.logo && cleanLogo(team.logo) },
    blocks: content.blocks.map(cleanBlock),
    reason: cleanLine(content.reason),
    choices: content.choices && {
      settingsLink: webAddress(content.choices.settingsLink),
      unsubscribeLink: webAddress(content.choices.unsubscribeLink),
    },
  };
  return { subject: cleaned.subject, html: mailHtml(cleaned), text: mailText(cleaned) };
}

const cleanLogo = (logo: MailLogo): MailLogo => ({
  ...logo,
  url: webAddress(logo.url),
  altText: cleanLine(logo.altText),
});

function cleanBlock(block: MailBlock): MailBlock {
  switch (block.kind) {
    case 'paragraph':
      return { ...block, text: cleanLine(block.text) };
    case 'button':
    case 'link':
      return { ...block, label: cleanLine(block.label), href: webAddress(block.href) };
    case 'facts':
      return { ...block, facts: block.facts.map(([label, value]) => [cleanLine(label), cleanLine(value)] as const) };
    case 'quote':
      return { ...block, text: cleanMessage(block.text), by: block.by === null ? null : cleanName(block.by) };
  }
}

// Templates create these links, so an invalid one is a bug.
function webAddress(text: string): string {
  const url = new URL(text);
  if (url.protocol !== 'https:' && url.protocol !== 'http:')
    throw new TypeError(`${url.protocol} is not a web address`);
  return url.href;
}
