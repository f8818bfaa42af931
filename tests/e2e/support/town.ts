import type { Browser, Page } from '@playwright/test';
import { cast, townPassword, type Player } from '#server/embedded/demoTown/cast.ts';
import { ask } from '#tests/e2e/support/graphql.ts';

/** Signs in as somebody of the demo town, with what a start prints. */
export async function asPlayer(page: Page, player: Player): Promise<void> {
  await ask(
    page.request,
    `mutation ($input: SignInInput!) { signIn(input: $input) { ... on SignInPayload { viewer { id } } ... on Refused { message } } }`,
    { input: { email: cast[player].email, password: townPassword } },
  );
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
