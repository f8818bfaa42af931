import { html } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';

type Page = HtmlEscapedString | Promise<HtmlEscapedString>;

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

export const secondStepPage = (amount: number, clientSecret: string): Page =>
  page(
    'Confirm your payment',
    html`<p>Your bank asks you to confirm a payment of <strong>${dollars.format(amount / 100)}</strong>.</p>
      <form method="post">
        <input type="hidden" name="client_secret" value="${clientSecret}" />
        <button name="answer" value="approve">Approve payment</button>
        <button name="answer" value="deny" class="second">Deny payment</button>
      </form>`,
  );

export const depositsPage = (amount: number, clientSecret: string): Page =>
  page(
    'Verify your bank account',
    html`<p>
        Here you would say what two small deposits were, so that
        <strong>${dollars.format(amount / 100)}</strong> can be taken from your account.
      </p>
      <form method="post">
        <input type="hidden" name="client_secret" value="${clientSecret}" />
        <button name="answer" value="approve">They were $0.32 and $0.45</button>
        <button name="answer" value="deny" class="second">I do not know them</button>
      </form>`,
  );

export const onboardingPage = (): Page =>
  page(
    'Set up payouts',
    html`<p>Here your organization would give its papers and its bank account.</p>
      <form method="post">
        <button name="answer" value="complete">Complete set-up</button>
        <button name="answer" value="leave" class="second">Leave for later</button>
      </form>`,
  );

export const messagePage = (message: string): Page => page('Payments sandbox', html`<p>${message}</p>`);

// The style sheet is next to the page's folder: /…/sandbox.css for /…/authenticate/{id}.
function page(title: string, content: Page): Page {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title} – payments sandbox</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="../sandbox.css" />
      </head>
      <body>
        <p class="notice" role="note">This is a sandbox. No bank is asked and no money moves.</p>
        <main>
          <h1>${title}</h1>
          ${content}
        </main>
      </body>
    </html>`;
}
