import type { TownPerson } from '#server/demoTown/townPeople.ts';
import { sendQuery, sendMutationRequest } from '#tests/e2e/support/graphql.ts';
import { signInAsPlayer } from '#tests/e2e/support/town.ts';
import { withoutWindow, type RequestSender } from '#tests/e2e/support/withoutWindow.ts';

interface Begun {
  readonly submission: {
    readonly id: string;
    readonly activeSteps: readonly {
      readonly id: string;
      readonly step: { readonly sections: readonly { readonly fields: readonly Field[] }[] };
    }[];
  };
}

interface Field {
  readonly id: string;
  readonly name: string;
  readonly options: readonly { readonly name: string; readonly identity: string }[];
}

interface Reservation {
  readonly id: string;
  /** the address that lists link to */
  readonly path: string;
}

/** A picnic shelter reservation for forty guests, submitted or one step short of it. */
export const reserveShelter = (player: TownPerson, { isSent }: { isSent: boolean }): Promise<Reservation> =>
  withoutWindow(async (asker) => {
    await signInAsPlayer(asker, player);
    return reserveAs(asker, isSent);
  });

async function reserveAs({ request }: RequestSender, isSent: boolean): Promise<Reservation> {
  const { publicForm } = await sendQuery<{ publicForm: { id: string } }>(
    request,
    '{ publicForm(teamSlug: "parks", slug: "picnic-shelter-reservation") { id } }',
  );
  const { submission } = await sendMutationRequest<Begun>(
    request,
    'launchSubmission',
    { masterTemplateId: publicForm.id },
    'submission { id activeSteps { id step { sections { fields { id name options { name identity } } } } } }',
  );
  const [visit] = submission.activeSteps;
  const fields = visit?.step.sections.flatMap((section) => section.fields) ?? [];
  const option = fields.flatMap(({ options }) => options).find(({ name }) => name === 'Lakeside');
  const answers = { Shelter: option?.identity, Date: '2030-06-01', 'Number of guests': '40' };
  for (const [name, content] of Object.entries(answers)) {
    const fieldId = fields.find((field) => field.name === name)?.id;
    await sendMutationRequest(
      request,
      'saveAnswer',
      { activeStepId: visit?.id, fieldId, content, revision: 0 },
      '__typename',
    );
  }
  if (isSent)
    await sendMutationRequest(request, 'advanceStep', { activeStepId: visit?.id, confirmsAll: true }, '__typename');
  return { id: submission.id, path: `/initiated_flows/${submission.id.split(':')[1]}` };
}
