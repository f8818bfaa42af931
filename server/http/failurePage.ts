import { failurePages } from '#messages/shell/failureWords.ts';

const escaped = (text: string): string => text.replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`);

/**
 * The page for a browser whose navigation failed on the server: it works without the client's code, which may be what
 * failed. An empty address is the same one again.
 */
export function failurePage(kind: 'fault' | 'unavailable', id: string | null): string {
  const { title, text } = failurePages[kind];
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <title>${escaped(title)} - Portico</title>
    <link rel="stylesheet" href="/failure.css" />
  </head>
  <body>
    <main>
      <img src="/500.svg" alt="" width="320" height="180" />
      <h1>${escaped(title)}</h1>
      <p>${escaped(text)}</p>
      ${id === null ? '' : `<p class="fault">${escaped(failurePages.faultId(id))}</p>`}
      <p><a class="retry" href="">${escaped(failurePages.retry)}</a> <a href="/">${escaped(failurePages.home)}</a></p>
    </main>
  </body>
</html>
`;
}
