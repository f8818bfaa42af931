import { setTimeout as pause } from 'node:timers/promises';
import type { Services } from '#server/Services.ts';
import { makePerson, makeTeam, type TestPerson } from '#tests/support/people.ts';
import { startedSubmission, type TestSubmission } from '#tests/support/startedSubmission.ts';

const saving = `mutation ($input: SaveAnswerInput!) { saveAnswer(input: $input) {
  ... on SaveAnswerPayload { answer { revision content } } ... on RefusedError { code } } }`;

/** A client that saves answers one by one, each after the last is acknowledged, as the browser's outbox does. */
export interface Writer {
  readonly person: TestPerson;
  readonly submission: TestSubmission;
  /** acknowledged saves, in order */
  readonly acknowledged: string[];
  /** the error codes of the others */
  readonly troubles: Set<string>;
}

export async function makeWriters(services: Services, count: number): Promise<readonly Writer[]> {
  const team = await makeTeam(services);
  const writers: Writer[] = [];
  for (let n = 0; n < count; n += 1) {
    const person = await makePerson(services);
    const submission = await startedSubmission(services, { teamId: team.id, applicantId: person.id });
    writers.push({ person, submission, acknowledged: [], troubles: new Set() });
  }
  return writers;
}

interface Writing {
  readonly port: number;
  readonly over: AbortSignal;
  readonly onAcknowledged: () => void;
}

/** Writes until stopped. Throws when an answer is refused, because no one else writes there. */
export async function keepWriting(writer: Writer, { port, over, onAcknowledged }: Writing): Promise<void> {
  const { person, submission, acknowledged } = writer;
  while (!over.aborted) {
    const revision = acknowledged.length;
    const content = `${revision + 1}: ${'the dog is called Rex '.repeat(1 + (revision % 40))}`.trim();
    const input = {
      activeStepId: `ActiveStep:${submission.activeStepId}`,
      fieldId: `Field:${submission.fieldId}`,
      content,
      revision,
    };
    const answer = await post(port, person, { query: saving, variables: { input } });
    const saved = answer?.data?.saveAnswer;
    if (saved?.code !== undefined) throw new Error(`saving revision ${revision + 1} was refused: ${saved.code}`);
    if (saved?.answer?.revision === revision + 1) {
      acknowledged.push(content);
      onAcknowledged();
    } else {
      for (const { extensions } of answer?.errors ?? []) writer.troubles.add(extensions.code);
      await pause(10);
    }
  }
}

interface Saved {
  readonly errors?: readonly { readonly extensions: { readonly code: string } }[];
  readonly data?: { readonly saveAnswer?: { readonly code?: string; readonly answer?: { readonly revision: number } } };
}

/** Null if there was no response, or not one of the product's. */
async function post(port: number, { cookie }: TestPerson, body: object): Promise<Saved | null> {
  try {
    const response = await fetch(`http://127.0.0.1:${port}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json', cookie: cookie ?? '' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(15_000),
    });
    return (await response.json()) as Saved;
  } catch {
    return null;
  }
}

/** Responses after which a browser would not retry: it would sign someone out, or show the page as gone. */
export function misleadingResponses(writers: readonly Writer[]): string {
  const codes = new Set(writers.flatMap(({ troubles }) => [...troubles]));
  return [...codes].filter((code) => code !== 'UNAVAILABLE').join();
}

export interface KeptAnswers {
  readonly acknowledged: number;
  readonly lost: number;
  readonly torn: number;
}

/**
 * Compares acknowledged saves with stored ones. Lost: an acknowledged answer missing in the history. Torn: an answer
 * whose revision, content, and history disagree, or that is stored twice.
 */
export async function findKeptAnswers({ db }: Services, writers: readonly Writer[]): Promise<KeptAnswers> {
  let [acknowledged, lost, torn] = [0, 0, 0];
  for (const { submission, acknowledged: told } of writers) {
    acknowledged += told.length;
    const answer = await db.answer.findFirst({
      where: { submissionId: submission.id },
      include: { answerRevisions: { orderBy: { revision: 'asc' } } },
    });
    const history = answer?.answerRevisions ?? [];
    lost += told.filter((content, place) => history[place]?.content !== content).length;
    const inOrder = history.every(({ revision }, place) => revision === place + 1);
    const newest = history.at(-1);
    // one more than acknowledged may be stored: its acknowledgment was lost
    const isWhole =
      inOrder &&
      history.length - told.length <= 1 &&
      newest?.content === answer?.content &&
      newest?.revision === answer?.revision;
    if (!isWhole) torn += 1;
  }
  return { acknowledged, lost, torn };
}
