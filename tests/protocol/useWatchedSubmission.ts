import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeAll, beforeEach } from 'vitest';
import type { WebSocket } from 'ws';
import { persistDocuments } from '#tests/protocol/persistDocuments.ts';
import type { Visitor } from '#tests/support/graphql.ts';
import { openLiveConnection as openLine, portOf, subscription } from '#tests/support/liveConnection.ts';
import { makePerson, makeTeam, type TestPerson, type TestTeam } from '#tests/support/people.ts';
import { startedSubmission, type TestSubmission } from '#tests/support/startedSubmission.ts';
import { startPortico, type Portico } from '#tests/support/startPortico.ts';
import { useServer, type TestServer } from '#tests/support/useServer.ts';
import type { LiveConnection } from '#web/relay/createLiveConnection.ts';

const documents = persistDocuments({
  watch: `subscription Watch($id: ID!, $after: String) {
    submissionChanged(id: $id, after: $after) { cursor changed answer { content revision } } }`,
});
const watch = subscription(documents.ids.watch);
const saving = `mutation ($input: SaveAnswerInput!) { saveAnswer(input: $input) {
  ... on SaveAnswerPayload { answer { revision } } ... on RefusedError { code } } }`;

interface Told {
  /** the cursors of received events */
  readonly cursors: string[];
  readonly errors: Error[];
  readonly stop: () => void;
}

interface Heard {
  readonly told: number;
  readonly twice: number;
  readonly errors: readonly Error[];
}

interface Watched {
  readonly server: TestServer;
  readonly team: TestTeam;
  readonly applicant: TestPerson;
  readonly submission: TestSubmission;
  /** a second process on the same database */
  readonly anotherServer: (port?: number) => Promise<Portico>;
  readonly lineOf: (who: Visitor, port: number, onSocket?: (socket: WebSocket) => void) => LiveConnection;
  /** a connection that resumes from earlier events */
  readonly lineSince: (who: Visitor, port: number, since: string) => LiveConnection;
  readonly listen: (live: LiveConnection, after?: string) => Told;
  readonly save: (port?: number) => Promise<void>;
  /** waits until as many events arrived as were saved, or times out after a few seconds */
  readonly heard: (told: Told) => Promise<Heard>;
  readonly everything: () => Heard;
}

/**
 * Gives each test its own submission; its applicant makes changes and receives them over connections that end with the
 * test.
 */
export function useWatchedSubmission(): Watched {
  const server = useServer({ PERSISTED_OPERATIONS: documents.file });
  const open: LiveConnection[] = [];
  const processes: Portico[] = [];
  const now = {} as Pick<Watched, 'team' | 'applicant' | 'submission'> & { revision: number };
  beforeAll(async () => Object.assign(now, { team: await makeTeam(server.services) }));
  beforeEach(async () => {
    const applicant = await makePerson(server.services);
    const of = { teamId: now.team.id, applicantId: applicant.id };
    const submission = await startedSubmission(server.services, of);
    Object.assign(now, { applicant, submission, revision: 0 });
  });
  afterEach(async () => {
    for (const live of open.splice(0)) live.close();
    for (const one of processes.splice(0)) await one.kill();
  });

  const kept = (live: LiveConnection): LiveConnection => {
    open.push(live);
    return live;
  };
  const post = async (port: number, input: object): Promise<number> => {
    const response = await fetch(`http://localhost:${port}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: now.applicant.cookie ?? '' },
      body: JSON.stringify({ query: saving, variables: { input } }),
    });
    const { data } = (await response.json()) as { data: { saveAnswer: { answer?: { revision: number } } } };
    return data.saveAnswer.answer?.revision ?? Number.NaN;
  };

  return {
    server,
    get team() {
      return now.team;
    },
    get applicant() {
      return now.applicant;
    },
    get submission() {
      return now.submission;
    },
    async anotherServer(port) {
      const url = String(server.services.pool.options.connectionString);
      const wanted = { url, env: { PERSISTED_OPERATIONS: documents.file } };
      const started = await startPortico('server', { ...wanted, ...(port === undefined ? {} : { port }) });
      processes.push(started);
      return started;
    },
    lineOf: (who, port, onSocket) => kept(openLine(who, port, { onSocket })),
    lineSince: (who, port, since) => kept(openLine(who, port, { since })),
    listen(live, after) {
      const told: Told = { cursors: [], errors: [], stop: () => listening.unsubscribe() };
      const variables = { id: `Submission:${now.submission.id}`, ...(after === undefined ? {} : { after }) };
      const listening = live.subscribe(watch, variables).subscribe({
        next: (response) => {
          if ('data' in response) told.cursors.push(response.data?.['submissionChanged'].cursor);
        },
        error: (error: Error) => told.errors.push(error),
      });
      return told;
    },
    async save(port = portOf(server.url)) {
      const { activeStepId, fieldId } = now.submission;
      const of = { activeStepId: `ActiveStep:${activeStepId}`, fieldId: `Field:${fieldId}` };
      now.revision = await post(port, { ...of, content: `Rex ${now.revision}`, revision: now.revision });
    },
    async heard({ cursors, errors }) {
      for (const end = Date.now() + 20_000; cursors.length < now.revision && Date.now() < end;) await pause(5);
      return { told: cursors.length, twice: cursors.length - new Set(cursors).size, errors };
    },
    everything: () => ({ told: now.revision, twice: 0, errors: [] }),
  };
}
