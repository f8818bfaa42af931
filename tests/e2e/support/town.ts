import { randomInt } from 'node:crypto';
import type { Browser, Page } from '@playwright/test';
import { cast, townPassword, type Player } from '#server/demoTown/cast.ts';
import { ask } from '#tests/e2e/support/graphql.ts';
import { signInByHand } from '#tests/e2e/support/signIn.ts';

/** Signs in as somebody of the demo town, with what a start prints. */
export async function asPlayer(page: Page, player: Player): Promise<void> {
  await ask(
    page.request,
    `mutation ($input: SignInInput!) { signIn(input: $input) { ... on SignInPayload { viewer { id } } ... on Refused { message } } }`,
    { input: { email: cast[player].email, password: townPassword } },
  );
}

/** Somebody of the demo town comes to the start page in a browser of their own, and signs in there. */
export async function comesIn(browser: Browser, player: Player): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await page.goto('/');
  await page.getByRole('link', { name: 'Sign in' }).first().click();
  await signInByHand(page, cast[player].email);
  return page;
}

/** Where anybody finds the building permit of the demo town. */
export const permitPath = '/city-hall/building-permit';

interface Launched {
  readonly id: string;
  readonly scopedId: number;
}

/** A resident starts a building permit in another browser; `staff` is signed in as somebody who sees the form. */
export async function launchPermit(browser: Browser, staff: Page, player: Player): Promise<Launched> {
  const { myTeams } = await ask<{
    myTeams: { slug: string; masterTemplates: { edges: { node: { id: string; name: string } }[] } }[];
  }>(staff.request, '{ myTeams { slug masterTemplates(first: 5) { edges { node { id name } } } } }');
  const forms = myTeams.flatMap(({ masterTemplates }) => masterTemplates.edges.map(({ node }) => node));
  const masterTemplateId = forms.find(({ name }) => name === 'Building permit')?.id;
  const context = await browser.newContext();
  const page = await context.newPage();
  await asPlayer(page, player);
  const { launchSubmission } = await ask<{ launchSubmission: { submission: Launched } }>(
    page.request,
    `mutation ($input: LaunchSubmissionInput!) { launchSubmission(input: $input) { ... on LaunchSubmissionPayload { submission { id scopedId } } ... on Refused { message } } }`,
    { input: { masterTemplateId } },
  );
  await context.close();
  return launchSubmission.submission;
}

interface PermitField {
  readonly id: string;
  readonly name: string;
  readonly options: readonly { readonly name: string; readonly identity: string }[];
}

interface PermitStep {
  readonly id: string;
  readonly stepId: string;
  readonly step: { readonly name: string; readonly sections: readonly { readonly fields: readonly PermitField[] }[] };
}

export interface SentPermit {
  readonly address: string;
  /** where it is reviewed */
  readonly reviewPath: string;
  /** where addresses of before said that it is */
  readonly oldReviewPath: string;
  readonly submissionId: string;
  /** of the review, within the submission */
  readonly activeStepId: string;
}

/** A new building permit of somebody, answered and sent, that waits for its review; its address is nobody else’s, and short enough to be listed whole. */
export async function sendPermit(browser: Browser, player: Player): Promise<SentPermit> {
  const address = `${randomInt(100_000, 1_000_000)} Elm St`;
  const context = await browser.newContext();
  const page = await context.newPage();
  await asPlayer(page, player);
  const { publicForm } = await ask<{ publicForm: { id: string } }>(
    page.request,
    '{ publicForm(teamSlug: "city-hall", slug: "building-permit") { id } }',
  );
  const { submission } = await act<{ submission: { id: string; activeSteps: readonly PermitStep[] } }>(
    page,
    'launchSubmission',
    { masterTemplateId: publicForm.id },
    'submission { id activeSteps { id stepId step { name sections { fields { id name options { name identity } } } } } }',
  );
  const [project, planReview] = submission.activeSteps;
  if (!project || !planReview) throw new Error('The permit of the demo town has other steps.');
  const fields = project.step.sections.flatMap((section) => section.fields);
  const activeStepId = project.id;
  const option = fields.flatMap(({ options }) => options).find(({ name }) => name === 'New building');
  const answers = {
    'Address of the property': address,
    'Kind of work': option?.identity,
    'What will be done': 'A single-family house with two stories and a garage.',
    'Estimated cost': '265,000.00',
    'Planned start': '2030-05-01',
  };
  for (const [name, content] of Object.entries(answers)) {
    const fieldId = fields.find((field) => field.name === name)?.id;
    await act(page, 'saveAnswer', { activeStepId, fieldId, content, revision: 0 });
  }
  await act(page, 'signStep', { activeStepId, typedName: cast[player].name });
  await act(page, 'advanceStep', { activeStepId });
  await context.close();
  const reviewAt = (step: string): string => `/initiated_flows/${plain(submission.id)}/steps/${plain(step)}/review`;
  return {
    ...{ address, submissionId: plain(submission.id), activeStepId: planReview.id },
    ...{ reviewPath: reviewAt(planReview.stepId), oldReviewPath: reviewAt(planReview.id) },
  };
}

const plain = (id: string): string => id.split(':')[1] ?? '';

/** Does something in the session of a page; what is refused fails the test. */
async function act<Payload>(page: Page, mutation: string, input: object, payload = ''): Promise<Payload> {
  const type = mutation.charAt(0).toUpperCase() + mutation.slice(1);
  const document = `mutation ($input: ${type}Input!) {
    done: ${mutation}(input: $input) { __typename ... on Refused { message } ... on ${type}Payload { __typename ${payload} } }
  }`;
  const { done } = await ask<{ done: Payload & { __typename: string } }>(page.request, document, { input });
  if (done.__typename !== `${type}Payload`) throw new Error(`${mutation}: ${JSON.stringify(done)}`);
  return done;
}

export interface OwingPermit {
  readonly path: string;
  readonly address: string;
  readonly paymentId: string;
  /** of the fee */
  readonly activeStepId: string;
}

/** A permit that was approved and stands where its fee is paid. */
export async function permitAtItsFee(browser: Browser, player: Player): Promise<OwingPermit> {
  const { address, submissionId, activeStepId } = await sendPermit(browser, player);
  const context = await browser.newContext();
  const page = await context.newPage();
  await asPlayer(page, 'reviewer');
  await act(page, 'setApproval', { activeStepId, outcome: 'approved', typedName: cast.reviewer.name });
  await asPlayer(page, 'counter');
  // it has gone on by itself
  const { node } = await ask<{
    node: { activeSteps: readonly { id: string; payment: { id: string } | null }[] };
  }>(page.request, 'query ($id: ID!) { node(id: $id) { ... on Submission { activeSteps { id payment { id } } } } }', {
    id: `Submission:${submissionId}`,
  });
  const fee = node.activeSteps.find(({ payment }) => payment !== null);
  if (!fee?.payment) throw new Error('The permit of the demo town has no fee.');
  await context.close();
  return {
    ...{ path: `/initiated_flows/manager/${submissionId}`, address, paymentId: fee.payment.id },
    activeStepId: fee.id,
  };
}
