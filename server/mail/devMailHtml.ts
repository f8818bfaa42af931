import type { StoredMail } from '#server/mail/MailStore.ts';
import { markup, Markup } from '#server/mail/markup.ts';

/** Where to mount devMailPage. */
export const devMailPath = '/dev/mail';

interface ListView {
  readonly mails: readonly StoredMail[];
  readonly recipient: string;
  readonly live: boolean;
  readonly listLength: number;
}

export function devMailList({ mails, recipient, live, listLength }: ListView): Markup {
  const query = recipient === '' ? '' : `to=${encodeURIComponent(recipient)}&`;
  const found =
    recipient === '' ? 'Nothing was sent yet. Mails appear here by themselves.' : 'No mail to anybody of that name.';
  return page(
    'Mail',
    markup`<p class="note">This machine has no mail server. What Portico would send is kept here instead.</p>
<form role="search" action="${devMailPath}" method="get">
<label for="to">Recipient</label>
<input id="to" name="to" type="search" value="${recipient}" autocomplete="off">
${live ? '' : markup`<input type="hidden" name="live" value="off">`}
<button>Search</button>
${live ? markup`<a href="${devMailPath}?${query}live=off">Stop refreshing</a>` : markup`<a href="${devMailPath}?${query}live=on">Refresh by itself</a>`}
</form>
${mails.length === 0 ? markup`<p class="empty">${found}</p>` : table(mails)}
${mails.length === listLength ? markup`<p class="note">These are the newest ${listLength}.</p>` : ''}`,
  );
}

export function devMailMessage(mail: StoredMail): Markup {
  const to = mail.toName === null ? mail.toEmail : `${mail.toName} <${mail.toEmail}>`;
  return page(
    mail.subject,
    markup`<p><a href="${devMailPath}">All mail</a></p>
<dl>
<div><dt>To</dt><dd>${to}</dd></div>
<div><dt>Written</dt><dd>${moment(mail.createdAt)}</dd></div>
<div><dt>State</dt><dd>${state(mail)}</dd></div>
<div><dt>Kind</dt><dd>${mail.kind}</dd></div>
</dl>
<h2 id="as-html">As HTML</h2>
<iframe src="${devMailPath}/${mail.id}/html" title="${mail.subject}" sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe>
<h2 id="as-text">As text</h2>
<pre tabindex="0" aria-labelledby="as-text">${linked(mail.text)}</pre>`,
  );
}

function page(title: string, content: Markup): Markup {
  return markup`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title} · Kept mail</title>
<link rel="stylesheet" href="${devMailPath}/style.css">
</head>
<body>
<header><span>Portico</span> kept mail</header>
<main>
<h1>${title}</h1>
${content}
</main>
</body>
</html>
`;
}

function table(mails: readonly StoredMail[]): Markup {
  return markup`<table>
<caption class="hidden">Mails, newest first</caption>
<thead><tr><th scope="col">Subject</th><th scope="col">To</th><th scope="col">State</th><th scope="col">Written</th></tr></thead>
<tbody>
${mails.map(
  (mail) => markup`<tr>
<td><a href="${devMailPath}/${mail.id}">${mail.subject}</a></td>
<td>${mail.toEmail}</td>
<td>${state(mail)}</td>
<td>${moment(mail.createdAt)}</td>
</tr>`,
)}
</tbody>
</table>`;
}

function state({ sentAt, failedAt, error }: StoredMail): string {
  if (sentAt) return 'Sent';
  if (failedAt) return `Refused: ${error}`;
  return error === null ? 'Waiting' : `Waiting, last time: ${error}`;
}

function moment(date: Date): Markup {
  const iso = date.toISOString();
  return markup`<time datetime="${iso}">${iso.slice(0, 19).replace('T', ' ')} UTC</time>`;
}

/** Turns the URLs in a text into links and escapes the rest. */
function linked(text: string): Markup {
  const pieces = text.split(/(https?:\/\/[^\s<>"]+)/);
  return new Markup(
    pieces
      .map(
        (piece, i) =>
          (i % 2 === 1 ? markup`<a href="${piece}" target="_blank" rel="noopener">${piece}</a>` : markup`${piece}`)
            .html,
      )
      .join(''),
  );
}
