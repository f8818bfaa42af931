import { randomInt } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { townPeople, townPassword, type TownPerson } from '#server/demoTown/townPeople.ts';
import { mailTemplates, type MailKind } from '#server/mail/mailTemplates.ts';
import { formWithBusinesses, suggestPhone } from '#tests/e2e/support/businesses.ts';
import { linksOf, openEmailLink, type Receiver } from '#tests/e2e/support/emailLinkWalk.ts';
import { expireInAMonth } from '#tests/e2e/support/expireInAMonth.ts';
import { setUpApp } from '#tests/e2e/support/factors.ts';
import { addStep, newForm, publish, type E2eForm } from '#tests/e2e/support/forms.ts';
import { sendQuery, sendMutationRequest } from '#tests/e2e/support/graphql.ts';
import { neighborSurvey } from '#tests/e2e/support/neighborSurvey.ts';
import { openTownByApproval } from '#tests/e2e/support/openTownByApproval.ts';
import { signInAsOperator } from '#tests/e2e/support/operator.ts';
import {
  newAddress,
  createOwnTeam,
  password,
  signUpPerson,
  signUpVerified,
  type E2ePerson,
} from '#tests/e2e/support/people.ts';
import { revokeExportAccess } from '#tests/e2e/support/revokeExportAccess.ts';
import { sendDailySummaries } from '#tests/e2e/support/sendDailySummaries.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { signInAsPlayer, sendPermit } from '#tests/e2e/support/town.ts';

type Origin = (page: Page, browser: Browser) => Promise<readonly Receiver[]>;

const player = (name: TownPerson): Receiver => ({ email: townPeople[name].email, password: townPassword });
const somebody = ({ email }: E2ePerson): Receiver => ({ email, password });
const to =
  (...receivers: readonly Receiver[]): Origin =>
  () =>
    Promise.resolve(receivers);
const own = async (page: Page, mutation: string, input: object): Promise<void> =>
  void (await sendMutationRequest(page.request, mutation, input, '__typename'));
const idOf = async (page: Page): Promise<string> =>
  (await sendQuery<{ viewer: { user: { id: string } } }>(page.request, '{ viewer { user { id } } }')).viewer.user.id;
const inAnother = async (browser: Browser): Promise<Page> => (await browser.newContext()).newPage();

/** Invites someone to a team, a form, and a submission, and assigns them a review. */
async function invited(page: Page, { email, name }: E2ePerson): Promise<void> {
  await signUpVerified(page, 'Ines Inviter');
  const team = await createOwnTeam(page);
  const form = await newForm(page, team);
  const { teamBySlug } = await sendQuery<{ teamBySlug: { roles: readonly { id: string; roleType: string }[] } }>(
    page.request,
    'query ($slug: String!) { teamBySlug(slug: $slug) { roles { id roleType } } }',
    { slug: team.slug },
  );
  const roleId = teamBySlug.roles.find(({ roleType }) => roleType === 'member')?.id;
  await own(page, 'inviteRoleMember', { roleId, email, name });
  await own(page, 'inviteTemplateMember', { masterTemplateId: form.id, email, name });
  const { submissionId } = await sendPermit('builder');
  await signInAsPlayer(page, 'builder');
  await own(page, 'inviteApplicant', { submissionId: `Submission:${submissionId}`, email, name });
}

/** The holder of an output that expires in a month. */
async function holderOfWhatExpires(page: Page, browser: Browser): Promise<Receiver> {
  const name = `Felling permit ${randomInt(1e6)}`;
  await signUpVerified(page, 'Olga Owner');
  const form = await newForm(page, await createOwnTeam(page), 'Felling');
  await addStep(page, form, { name: 'Your trees', fields: [['Which trees', 'string']] });
  await own(page, 'updateMasterTemplate', { masterTemplateId: form.id, publiclyLaunchable: true });
  const [year, month] = [
    { value: 1, unit: 'years' },
    { value: 1, unit: 'months' },
  ];
  const reminders = [{ direction: 'before', period: month }];
  const settings = { expires: true, expiresAfter: year, renewable: true, reminders };
  await own(page, 'createConfiguredOutput', { flowTemplateId: form.draftId, name, settings });
  await publish(page, form);
  const holder = await launchAndAdvance(browser, form);
  await expireInAMonth(name);
  return holder;
}

/** An applicant who gets the form's own email when a step is completed. */
async function applicantWithStepEmail(page: Page, browser: Browser): Promise<Receiver> {
  await signUpVerified(page, 'Olga Owner');
  const form = await newForm(page, await createOwnTeam(page), 'Yard sale');
  const stepId = await addStep(page, form, { name: 'Your sale', fields: [['Address', 'string']] });
  await addStep(page, form, { name: 'Your signs', fields: [['How many', 'string']] });
  const emailNotifications = [{ event: 'completed', audience: 'applicants', body: 'We received your address.' }];
  await own(page, 'updateStep', { stepId, external: true, emailNotifications });
  await own(page, 'updateMasterTemplate', { masterTemplateId: form.id, publiclyLaunchable: true });
  await publish(page, form);
  return launchAndAdvance(browser, form);
}

/** Someone who has launched the form and completed its first step. */
async function launchAndAdvance(browser: Browser, form: E2eForm): Promise<Receiver> {
  const theirs = await inAnother(browser);
  const person = await signUpVerified(theirs, 'Rosa Resident');
  const { submission } = await sendMutationRequest<{ submission: { activeSteps: readonly { id: string }[] } }>(
    theirs.request,
    'launchSubmission',
    { masterTemplateId: form.id },
    'submission { activeSteps { id } }',
  );
  await own(theirs, 'advanceStep', { activeStepId: submission.activeSteps[0]?.id, confirmsAll: true });
  await theirs.context().close();
  return somebody(person);
}

/** The owner of a team for whose entity someone suggests an edit. */
async function memberOfSuggestedTo(page: Page, browser: Browser): Promise<Receiver> {
  const owner = await signUpVerified(page, 'Olga Owner');
  const form = await formWithBusinesses(page, await createOwnTeam(page));
  await own(page, 'updateMasterTemplate', { masterTemplateId: form.id, publiclyLaunchable: true });
  const theirs = await inAnother(browser);
  await signUpVerified(theirs, 'Rosa Resident');
  await suggestPhone(theirs, form);
  await theirs.context().close();
  return somebody(owner);
}

/** Operator actions on another person's account. */
async function locked(page: Page, browser: Browser, isOpenedAgain: boolean): Promise<Receiver> {
  const theirs = await inAnother(browser);
  const person = await signUpVerified(theirs, 'Lora Locked');
  const userId = await idOf(theirs);
  await theirs.context().close();
  await signInAsOperator(page);
  await own(page, 'deactivatePerson', { userId, reason: 'A test.' });
  if (isOpenedAgain) await own(page, 'reactivatePerson', { userId });
  return somebody(person);
}

/** How to trigger each kind of email: from the demo town's history, or by an action here. */
const origins: Readonly<Record<MailKind, Origin | 'not sent yet'>> = {
  accountClosed: async (page, browser) => [await locked(page, browser, false)],
  accountKnown: async (page) => {
    const { email, name } = await signUpVerified(page);
    await own(page, 'signUp', { name, email, password, timeZone: 'America/Chicago' });
    return [{ email, password }];
  },
  accountReopened: async (page, browser) => [await locked(page, browser, true)],
  addedTo: async (page, browser) => {
    const theirs = await inAnother(browser);
    const person = await signUpVerified(theirs, 'Ada Added');
    await theirs.context().close();
    await invited(page, person);
    return [somebody(person)];
  },
  claimAccount: async (page) => {
    const { email } = await signUpPerson(page);
    await own(page, 'requestPasswordReset', { email });
    return [{ email, password }];
  },
  dailySummary: async () => {
    await sendDailySummaries();
    return [player('counter')];
  },
  discussionPosted: async (page) => {
    const { submissionId, activeStepId } = await sendPermit('builder');
    await signInAsPlayer(page, 'reviewer');
    await own(page, 'setApproval', { activeStepId, outcome: 'changes_requested', comment: 'A second exit, please.' });
    await signInAsPlayer(page, 'builder');
    const { node } = await sendQuery<{ node: { requestedChanges: readonly { id: string }[] } }>(
      page.request,
      'query ($id: ID!) { node(id: $id) { ... on Submission { requestedChanges { id } } } }',
      { id: `Submission:${submissionId}` },
    );
    await own(page, 'commentOnDiscussion', { discussionId: node.requestedChanges[0]?.id, body: 'Where?' });
    return [player('builder'), player('counter'), player('reviewer')];
  },
  emailChanging: async (page) => {
    const person = await signUpVerified(page);
    await own(page, 'changeEmail', { email: newAddress('Ann Elsewhere'), password });
    return [somebody(person)];
  },
  exportFailed: async () => {
    await revokeExportAccess(player('author').email);
    return [player('author')];
  },
  exportReady: async (page) => {
    await signInAsPlayer(page, 'owner');
    const { exportableForms } = await sendQuery<{ exportableForms: readonly { id: string }[] }>(
      page.request,
      '{ exportableForms { id } }',
    );
    const masterTemplateIds = [exportableForms[0]?.id];
    await own(page, 'createExport', { type: 'submissions', format: 'csv', masterTemplateIds });
    return [player('owner')];
  },
  factorChanged: async (page) => {
    const person = await signUpVerified(page);
    await setUpApp(page);
    await sendQuery(
      page.request,
      'mutation { removeAuthenticatorApp { ... on RemoveAuthenticatorAppPayload { viewer { id } } } }',
    );
    return [somebody(person)];
  },
  genericNotice: async (page, browser) => {
    const operator = await signInAsOperator(page);
    const theirs = await inAnother(browser);
    await signUpVerified(theirs, 'Hanna Harbor');
    await using approval = await openTownByApproval();
    const query = `mutation ($input: ApplyForTeamInput!) { applyForTeam(input: $input) { __typename } }`;
    const variables = { input: { name: `Harbor ${randomInt(1e6)}`, purpose: 'Moorings' } };
    const response = await theirs.request.post(`${approval.origin}/graphql`, { data: { query, variables } });
    expect(await response.text()).toContain('ApplyForTeamPayload');
    return [somebody(operator)];
  },
  invitation: async (page) => {
    const person = { email: newAddress('Ivo Invited'), name: 'Ivo Invited' };
    await invited(page, person);
    return [somebody(person)];
  },
  outputIssued: to(player('resident'), player('builder')),
  outputRevoked: async (page) => {
    await signInAsPlayer(page, 'owner');
    const { submissionRows } = await sendQuery<{
      submissionRows: { edges: readonly { node: { submissionId: string; applicant: string; identifier: string } }[] };
    }>(
      page.request,
      '{ submissionRows(assignedToMe: false, status: finished, first: 100) { edges { node { submissionId applicant identifier } } } }',
    );
    const row = submissionRows.edges.find(({ node }) => node.identifier === '3 Mill Lane')?.node;
    const { node } = await sendQuery<{ node: { issuedOutputs: readonly { id: string }[] } }>(
      page.request,
      'query ($id: ID!) { node(id: $id) { ... on Submission { issuedOutputs { id } } } }',
      { id: row?.submissionId },
    );
    await own(page, 'revokeOutput', { issuedOutputId: node.issuedOutputs[0]?.id });
    return [player('neighbor')];
  },
  passwordChanged: async (page) => {
    const person = await signUpVerified(page);
    await own(page, 'changePassword', { currentPassword: password, password: 'another horse battery' });
    return [{ email: person.email, password: 'another horse battery' }];
  },
  paymentReceipt: to(player('neighbor')),
  refundIssued: to(player('newcomer')),
  editSuggested: async (page, browser) => [await memberOfSuggestedTo(page, browser)],
  renewalReminder: async (page, browser) => [await holderOfWhatExpires(page, browser)],
  resetPassword: async (page) => {
    const { email } = await signUpVerified(page);
    await own(page, 'requestPasswordReset', { email });
    return [{ email, password }];
  },
  reviewRequested: to(player('reviewer'), player('fireMarshal')),
  statusCode: async (page) => {
    const { submissionId } = await sendPermit('builder');
    await signInAsPlayer(page, 'builder');
    const { node } = await sendQuery<{ node: { scopedId: number; masterTemplate: { team: { id: string } } } }>(
      page.request,
      'query ($id: ID!) { node(id: $id) { ... on Submission { scopedId masterTemplate { team { id } } } } }',
      { id: `Submission:${submissionId}` },
    );
    const { id: teamId } = node.masterTemplate.team;
    const { email } = townPeople.builder;
    await own(page, 'requestStatusCode', { teamId, number: String(node.scopedId), email });
    return [player('builder')];
  },
  stepAssigned: to(player('builder')),
  stepNews: async (page, browser) => [await applicantWithStepEmail(page, browser)],
  submissionChanged: to(player('builder'), player('resident'), player('finance')),
  surveyInvitation: async (page, browser) => {
    const person = await signUpVerified(await inAnother(browser), 'Nora Neighbour');
    await signUpVerified(page, 'Olga Owner');
    const { activeStepId } = await neighborSurvey(page, await createOwnTeam(page));
    await own(page, 'inviteToSurvey', { activeStepId, emails: person.email });
    return [somebody(person)];
  },
  verifyEmail: async (page) => [somebody(await signUpPerson(page))],
};

for (const kind of Object.keys(mailTemplates) as MailKind[]) {
  const origin = origins[kind];
  if (origin === 'not sent yet') continue;
  test(`every link in the ${kind} email opens a page for its recipient @all`, async ({ page, browser }) => {
    test.slow();
    for (const receiver of await origin(page, browser)) {
      let links: readonly string[] = [];
      await expect(async () => {
        links = await linksOf(kind, receiver.email);
        expect(links, `links of ${kind} to ${receiver.email}`).not.toEqual([]);
      }).toPass({ timeout: 30_000 });
      for (const link of links) await openEmailLink(browser, link, receiver);
    }
  });
}

test('email kinds marked "not sent yet" are never sent', () => {
  const notSent = Object.entries(origins).flatMap(([kind, origin]) => (origin === 'not sent yet' ? [kind] : []));
  const folder = path.resolve('server/operations');
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
  const text = sources.map((file) => readFileSync(path.join(folder, file), 'utf8')).join('\n');
  expect(notSent.filter((kind) => text.includes(`kind: '${kind}'`))).toEqual([]);
});
