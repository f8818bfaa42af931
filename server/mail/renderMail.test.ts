import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { contrast } from '#domain/kernel/contrast.ts';
import type { MailTeam } from '#server/mail/mailContent.ts';
import { mailBody, mailTemplates, type MailKind, type MailParams } from '#server/mail/mailTemplates.ts';
import { renderMail, type RenderedMail } from '#server/mail/renderMail.ts';

const link = 'https://portico.example/go?a=1&b=2';
const person = 'Zoë Personal';

/** One sample of each kind. Texts that name or quote a person contain `person`. */
const samples: { readonly [Kind in MailKind]: MailParams<Kind> } = {
  accountClosed: { link },
  accountKnown: { link, resetLink: link },
  accountReopened: { link },
  verifyEmail: { link, validHours: 24 },
  claimAccount: { link, validDays: 30 },
  emailChanging: { resetLink: link },
  addedTo: { role: 'team', inviterName: person, what: 'Parks', as: 'as a team member', link },
  factorChanged: { change: 'authenticatorAppAdded', link: link },
  resetPassword: { link, validMinutes: 30 },
  passwordChanged: { resetLink: link },
  statusCode: { code: '1234 5678', number: '12', validMinutes: 15, link },
  invitation: {
    ...{ role: 'team', inviterName: person, what: 'Parks', as: 'as a team member', teamName: 'Parks' },
    message: person,
    link,
    validDays: 14,
  },
  surveyInvitation: { teamName: 'Parks', surveyName: 'Playgrounds', message: person, link, news: 'asked' },
  reviewRequested: {
    news: 'asked',
    requesterName: person,
    formName: 'Tree felling',
    number: '12',
    identifier: null,
    message: person,
    link,
  },
  stepAssigned: {
    news: 'ready',
    next: null,
    message: person,
    teamName: 'Parks',
    stepName: 'Check plans',
    formName: 'Tree felling',
    number: '12',
    identifier: null,
    due: 'May 4, 2026',
    link,
  },
  dailySummary: {
    tasks: [
      {
        ...{ formName: 'Tree felling', number: '12', identifier: '12 Elm St' },
        task: 'Check the plans',
        isOverdue: true,
        due: 'May 4, 2026',
        link,
      },
      {
        ...{ formName: 'Tree felling', number: '13', identifier: null },
        task: null,
        isOverdue: false,
        due: null,
        link,
      },
    ],
    ...{ count: 3, overdueCount: 1, link },
  },
  stepNews: {
    ...{
      event: 'started',
      stepName: 'Check plans',
      formName: 'Tree felling',
      number: '12',
      identifier: null,
      teamName: 'Parks',
    },
    ...{ subject: null, message: person, isStaff: false, link, statusLink: link },
  },
  discussionPosted: {
    news: 'posted',
    authorName: person,
    formName: 'Tree felling',
    number: '12',
    identifier: null,
    message: person,
    link,
  },
  submissionChanged: {
    change: 'received',
    formName: 'Tree felling',
    number: '12',
    identifier: null,
    message: person,
    link,
    statusLink: link,
  },
  outputIssued: {
    outputName: 'Felling permit',
    formName: 'Tree felling',
    number: '12',
    identifier: null,
    validUntil: 'May 4, 2027',
    isComplete: false,
    link,
  },
  outputRevoked: {
    outputName: 'Felling permit',
    formName: 'Tree felling',
    number: '12',
    identifier: null,
    link,
    isAgain: false,
  },
  editSuggested: { entityName: 'Main Street Bakery', kindName: 'Business', fieldNames: ['Phone'], link },
  renewalReminder: {
    formName: 'Tree felling',
    number: '12',
    identifier: null,
    outputName: 'Felling permit',
    expiresOn: 'May 4, 2027',
    expired: false,
    link,
  },
  paymentReceipt: {
    formName: 'Tree felling',
    number: '12',
    identifier: null,
    amount: '$103.20',
    paidOn: 'May 4, 2026',
    confirmationNumber: 'PX-77',
    link,
  },
  refundIssued: { formName: 'Tree felling', number: '12', identifier: null, amount: '$103.20', link },
  exportReady: { exportName: 'All submissions', rows: 1234, link },
  exportFailed: { exportName: 'All submissions', link },
  genericNotice: {
    subject: 'A notice',
    paragraphs: ['One.', 'Two.'],
    action: { label: 'Go', link },
    reason: 'account',
  },
};
const kinds = Object.keys(mailTemplates) as MailKind[];
const team = { name: 'Parks department', color: '#1d4f8c', logo: null };

function rendered(kind: MailKind, changed: (text: string) => string = (text) => text): RenderedMail {
  const params = deepText(samples[kind], changed) as MailParams<MailKind>;
  return renderMail({
    ...mailBody(kind, params),
    recipientName: changed(person),
    team: { ...team, name: changed(team.name) },
    choices: null,
  });
}

/** Changes every free text in the parameters; links and enum values stay. */
function deepText(value: unknown, change: (text: string) => string, name = ''): unknown {
  if (typeof value === 'string')
    return ['role', 'change', 'event', 'news', 'reason', 'link', 'resetLink', 'statusLink'].includes(name)
      ? value
      : change(value);
  if (Array.isArray(value)) return value.map((one) => deepText(one, change));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, deepText(one, change, key)]));
}

/** The email's tags in order, with their attributes; line breaks depend on the text and are left out. */
function tagsOf(html: string): readonly string[] {
  return (html.match(/<[a-z!/][^>]*>/gi) ?? []).filter((tag) => tag !== '<br>');
}

describe.each(kinds)('the %s email', (kind) => {
  test('has the same content and link in HTML and text', () => {
    const { subject, html, text } = rendered(kind);
    expect(subject).not.toBe('');
    expect(text).toContain(`Hello ${person},`);
    expect(text).toContain('Parks department');
    expect(text).toContain(link);
    const words = html
      .replace(/<style.*?<\/style>|<title>.*?<\/title>|<[^>]+>/gs, ' ')
      .replace(/&amp;/g, '&')
      .replace(/&#39;/g, "'");
    for (const line of text.split('\n').map((row) => row.replace(/^> |^-- $|:$/, ''))) {
      for (const part of line.split(': ')) expect(words).toContain(part);
    }
  });

  test('does not name a person in its subject', () => {
    expect(rendered(kind).subject).not.toContain('Personal');
  });

  test('loads no resources and runs no script', () => {
    const { html } = rendered(kind);
    expect(html).not.toMatch(/<(?:script|img|link|iframe|object|form)\b|url\(|\bon\w+=|@import/i);
    expect(html.match(/<style/g)).toHaveLength(1);
  });

  test('escapes markup, header breaks, and direction marks in any text', () => {
    const hostile = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 60 }),
      fc.constantFrom(
        '<img src=x onerror=alert(1)>',
        '"><script>',
        "' style='x",
        '\r\nBcc: e@v.il',
        '\u202Egpj',
        '</title><b>',
      ),
    );
    const structure = tagsOf(rendered(kind).html);
    fc.assert(
      fc.property(hostile, (text) => {
        const { subject, html, text: plain } = rendered(kind, (original) => original + text);
        expect(subject).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u);
        expect(html).not.toMatch(/[\u202a-\u202e\u2066-\u2069]|[^\P{Cc}\n]/u);
        expect(plain).not.toMatch(/[\u202a-\u202e\u2066-\u2069]|[^\P{Cc}\n]/u);
        expect(tagsOf(html)).toEqual(structure);
      }),
      { numRuns: 60 },
    );
  });

  test('contains only its own link, except in quotes', () => {
    const { text } = rendered(kind, (original) => `${original} https://evil.example www.evil.example`);
    const unquoted = text.split('\n').filter((line) => !line.startsWith('> '));
    expect(new Set(unquoted.filter((line) => line.includes('://')))).toEqual(new Set([link]));
    expect(unquoted.join('\n')).not.toMatch(/www\./);
  });
});

test.each(['reviewRequested', 'stepAssigned', 'stepNews', 'discussionPosted', 'submissionChanged'] as const)(
  'the %s email names the form and number in its subject',
  (kind) => {
    expect(rendered(kind).subject).toContain('Tree felling #12');
  },
);

test('renders a whole email as text', () => {
  expect(rendered('outputIssued').text).toMatchInlineSnapshot(`
    "Parks department

    Issued: Felling permit

    Hello Zoë Personal,

    Felling permit was issued for your Tree felling submission.

    Number: 12
    Valid until: May 4, 2027

    View document:
    https://portico.example/go?a=1&b=2

    -- 
    You’re receiving this because you’re part of this submission.
    "
  `);
});

describe('an email that people can turn off', () => {
  const choices = {
    settingsLink: 'https://portico.example/email_settings?about=MasterTemplate:1',
    unsubscribeLink: 'https://portico.example/email_settings/unsubscribe/t0ken',
  };
  const mail = renderMail({ ...mailBody('outputIssued', samples.outputIssued), recipientName: null, team, choices });

  test('ends with links to the settings and to unsubscribe, in HTML and text', () => {
    expect(mail.text.trimEnd().split('\n').slice(-5)).toEqual([
      'Change which emails you get:',
      choices.settingsLink,
      '',
      'Unsubscribe from these emails:',
      choices.unsubscribeLink,
    ]);
    for (const href of Object.values(choices)) expect(mail.html).toContain(`href="${href}"`);
  });

  test('is the only kind that does', () => {
    expect(rendered('outputIssued').text).not.toContain('Unsubscribe');
    expect(rendered('outputIssued').html).not.toContain('Unsubscribe');
  });
});

test('every colored element has a class that dark mode can restyle', () => {
  const { html } = rendered('paymentReceipt');
  expect(html).toContain('<meta name="color-scheme" content="light dark">');
  const colored = tagsOf(html).filter((tag) => /[;"](?:color|background):/.test(tag));
  expect(colored.filter((tag) => !/ class="(?:page|card|ink|quiet|button)"/.test(tag))).toEqual([]);
});

test('uses the team color only if it is a valid color', () => {
  const body = mailBody('passwordChanged', { resetLink: link });
  const html = (color: string): string =>
    renderMail({ ...body, recipientName: null, team: { name: 'Parks', color, logo: null }, choices: null }).html;
  expect(html('#1D4F8C')).toContain('border-top:6px solid #1D4F8C');
  expect(html('red;background:url(x)')).toContain('border-top:6px solid #363636');
});

describe("a team's branding", () => {
  const body = mailBody('paymentReceipt', samples.paymentReceipt as MailParams<'paymentReceipt'>);
  const logo = {
    url: 'https://portico.example/images/teams/1/logo',
    altText: 'Seal "of" 1850',
    width: 800,
    height: 400,
  };
  const html = (color: string, mark: MailTeam['logo'] = null): string =>
    renderMail({ ...body, recipientName: null, team: { name: 'Parks', color, logo: mark }, choices: null }).html;

  test('starts with the logo at a size that every email program respects, and the name as text', () => {
    const shown = html('#1d4f8c', logo);
    const tag = tagsOf(shown).find((each) => each.startsWith('<img'));
    expect(tag).toContain(' src="https://portico.example/images/teams/1/logo" alt="Seal &quot;of&quot; 1850"');
    expect(tag).toContain(' height="56" ');
    expect(shown).toContain('>Parks</p>');
    expect(html('#1d4f8c')).not.toContain('<img');
    expect(() => html('#1d4f8c', { ...logo, url: 'javascript:alert(1)' })).toThrow(TypeError);
  });

  test.each(['#1d4f8c', '#ffd700', '#ffffff', '#000000', '#e4002b'])(
    'colors the button with a shade of %s that its text can be read on',
    (color) => {
      const [, background = '', text = ''] =
        /class="button"[^>]*background:(#\w{6});color:(#\w{6})/.exec(html(color)) ?? [];
      expect(contrast(background, text)).toBeGreaterThanOrEqual(4.5);
      const [, darkBackground = '', darkText = ''] =
        /\.button\{background:(#\w{6})!important;color:(#\w{6})!important\}/.exec(html(color)) ?? [];
      expect(contrast(darkBackground, darkText)).toBeGreaterThanOrEqual(4.5);
    },
  );

  test('keeps the plain button for the default color', () => {
    expect(html('#363636')).toContain('background:#16202b;color:#ffffff');
  });
});

test.each(['javascript:alert(1)', 'data:text/html,x', '/relative', 'ftp://x.example'])(
  'rejects a button link to %s',
  (href) => {
    const body = mailBody('passwordChanged', { resetLink: href });
    expect(() => renderMail({ ...body, recipientName: null, team: null, choices: null })).toThrow(TypeError);
  },
);

test('greets people without a name', () => {
  const body = mailBody('passwordChanged', { resetLink: link });
  for (const recipientName of [null, '', ' \u0000 ', '://'])
    expect(renderMail({ ...body, recipientName, team: null, choices: null }).text).toContain('\nHello,\n');
});
