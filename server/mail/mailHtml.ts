import { defaultTeamColor } from '#domain/team/defaultTeamColor.ts';
import { townAccent } from '#domain/team/townAccent.ts';
import { mailSentences } from '#messages/mail/mailWords.ts';
import type { MailBlock, MailContent, MailTeam } from '#server/mail/mailContent.ts';
import { markup, Markup } from '#server/mail/markup.ts';

/** Inline styles and table layout, because email clients agree on little else. */
const ink = '#16202b';
const quiet = '#4a5563';
const stone = '#f6f5f1';
const line = '#dcdad2';
const font = "font-family:'Public Sans',-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const body = `${font};font-size:16px;line-height:1.5;color:${ink};margin:0 0 16px`;
const small = `${font};font-size:12px;line-height:1.5;color:${quiet};max-width:600px;margin:16px auto 0`;

/** Dark mode: clients either support classes and this media query, or invert colors automatically. */
const dark = (button: ButtonColors): string => `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
.page{background:#12181f!important}
.card{background:#1b232c!important}
.card{border-right-color:#36424f!important;border-bottom-color:#36424f!important;border-left-color:#36424f!important}
.ink{color:#eef1f4!important}
.quiet{color:#b4bfca!important}
.button{background:${button.background}!important;color:${button.text}!important}
.quote{border-color:#51606f!important}
}`;

interface ButtonColors {
  readonly background: string;
  readonly text: string;
}

const white = '#ffffff';
const plainButton = { light: { background: ink, text: white }, dark: { background: '#eef1f4', text: ink } } as const;

/** White on shades of the team's color that are dark enough for it. */
function buttonColors(color: string): Readonly<Record<'light' | 'dark', ButtonColors>> {
  const accent = townAccent(color);
  if (accent === null) return plainButton;
  return {
    light: { background: accent.light.solid, text: white },
    dark: { background: accent.dark.solid, text: white },
  };
}

/** The HTML part of an email: one column, and no external resources but the team's logo. */
export function mailHtml({ subject, heading, recipientName, team, blocks, reason, choices }: MailContent): string {
  const color = /^#[0-9a-f]{6}$/i.test(team?.color ?? '') ? (team?.color ?? '') : defaultTeamColor;
  const button = buttonColors(color);
  return markup`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${subject}</title>
<style>${new Markup(dark(button.dark))}</style>
</head>
<body class="page" style="margin:0;padding:0;background:${stone}">
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" style="background:${stone}">
<tr><td align="center" style="padding:24px 12px">
<table role="presentation" class="card" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px;background:#ffffff;border:1px solid ${line};border-top:6px solid ${color};border-radius:10px">
<tr><td style="padding:32px">
${team ? header(team) : ''}
<h1 class="ink" style="${font};font-size:22px;line-height:1.3;color:${ink};margin:0 0 16px">${heading}</h1>
<p class="ink" style="${body}">${mailSentences.greeting(recipientName)}</p>
${blocks.map((block) => blockHtml(block, button.light))}
</td></tr>
</table>
<p class="quiet" style="${small}">${reason}</p>
${choices === null ? '' : markup`<p class="quiet" style="${small}">${choiceLink(choices.settingsLink, mailSentences.choices.settings)} &middot; ${choiceLink(choices.unsubscribeLink, mailSentences.choices.unsubscribe)}</p>`}
</td></tr>
</table>
</body>
</html>
`.html;
}

/**
 * The largest logo, in CSS pixels. Some email programs ignore CSS sizes, so the height is an attribute. The width follows
 * from the picture, or from its description where pictures are blocked.
 */
const logoBox = { width: 200, height: 56 } as const;

/** The logo, if any, above the name, which is all that is left when a program blocks images. */
function header({ name, logo }: MailTeam): Markup {
  const nameHtml = markup`<p class="quiet" style="${font};font-size:14px;font-weight:600;color:${quiet};margin:0 0 8px">${name}</p>`;
  if (logo === null) return nameHtml;
  const scale = Math.min(1, logoBox.width / logo.width, logoBox.height / logo.height);
  const height = Math.max(1, Math.round(logo.height * scale));
  // On white, because logos are rarely drawn for dark backgrounds.
  return markup`<p style="margin:0 0 8px"><img src="${logo.url}" alt="${logo.altText}" height="${height}" style="${font};font-size:14px;color:${quiet};display:block;border:0;background:#ffffff;border-radius:6px"></p>
${nameHtml}`;
}

const choiceLink = (href: string, label: string): Markup =>
  markup`<a class="quiet" href="${href}" style="color:${quiet}">${label}</a>`;

function blockHtml(block: MailBlock, colors: ButtonColors): Markup {
  switch (block.kind) {
    case 'paragraph':
      return markup`<p class="ink" style="${body}">${block.text}</p>`;
    case 'button': {
      const { href, label } = block;
      return markup`<p class="ink" style="${body}"><a class="button" href="${href}" style="${font};display:inline-block;background:${colors.background};color:${colors.text};font-weight:600;text-decoration:none;padding:12px 20px;border-radius:6px">${label}</a></p>
<p class="quiet" style="${font};font-size:14px;line-height:1.5;color:${quiet};margin:0 0 16px">${mailSentences.orCopy}<br><a class="quiet" href="${href}" style="color:${quiet};word-break:break-all">${href}</a></p>`;
    }
    case 'link':
      return markup`<p class="quiet" style="${font};font-size:14px;line-height:1.5;color:${quiet};margin:0 0 16px"><a class="quiet" href="${block.href}" style="color:${quiet}">${block.label}</a></p>`;
    case 'facts':
      return markup`<table cellpadding="0" cellspacing="0" style="margin:0 0 16px">
${block.facts.map(
  ([label, value]) =>
    markup`<tr><th scope="row" align="left" class="quiet" style="${font};font-size:14px;font-weight:400;color:${quiet};padding:4px 16px 4px 0;vertical-align:top">${label}</th><td class="ink" style="${font};font-size:16px;color:${ink};padding:4px 0">${value}</td></tr>`,
)}
</table>`;
    case 'quote':
      return markup`<blockquote class="quote" style="margin:0 0 16px;padding:0 0 0 16px;border-left:3px solid ${line}">
${block.by === null ? '' : markup`<p class="quiet" style="${font};font-size:14px;color:${quiet};margin:0 0 4px">${mailSentences.wrote(block.by)}</p>`}
<p class="ink" style="${body}">${lines(block.text)}</p>
</blockquote>`;
  }
}

function lines(text: string): Markup {
  const rows = text.split('\n').map((row) => markup`${row}`.html);
  return new Markup(rows.join('<br>\n'));
}
