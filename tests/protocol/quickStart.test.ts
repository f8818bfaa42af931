import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, test } from 'vitest';
import { tokenScopes } from '#domain/access/scopes.ts';
import { kinds, type DataType } from '#domain/form/fields/kinds.ts';
import { readAnswer } from '#domain/form/fields/readAnswer.ts';
import { anonymous } from '#server/actor.ts';
import { socketLimits } from '#server/http/SocketLimiter.ts';
import { operation } from '#server/operations/operation.ts';
import { refreshDashboard } from '#server/operations/submission/refreshDashboard.ts';
import { sampleField } from '#tests/support/form/sampleForm.ts';
import { makePerson, makeTeam, makeToken } from '#tests/support/people.ts';
import { startedSubmission } from '#tests/support/startedSubmission.ts';
import { useServer } from '#tests/support/useServer.ts';

const server = useServer();
const run = promisify(execFile);
const listed = operation<readonly string[], void>('launchSubmission', refreshDashboard);

const chapterOf = async (file: string, title: string): Promise<string> =>
  (await readFile(file, 'utf8')).split(/^## /m).find((chapter) => chapter.startsWith(title)) ?? '';

describe("an integrator's first five minutes", () => {
  let token: string | null;
  beforeAll(async () => {
    const team = await makeTeam(server.services);
    const { id: applicantId } = await makePerson(server.services);
    const { id } = await startedSubmission(server.services, { teamId: team.id, applicantId });
    await listed({ services: server.services, actor: anonymous }, [id]);
    ({ token } = await makeToken(server.services, team.id, team.owner, [
      'submissions:read',
      'forms:read',
      'team:read',
    ]));
  });

  test('the commands in the README work and return rows', async () => {
    const chapter = await chapterOf('README.md', 'For integrators');
    const commands = [...chapter.matchAll(/```sh\n([\s\S]*?)```/g)].flatMap(([, block = '']) =>
      block
        .replaceAll('\\\n', ' ')
        .split('\n')
        .filter((line) => line.startsWith('curl')),
    );
    expect(commands.length).toBeGreaterThan(2);
    const answers = [];
    for (const command of commands) {
      const { stdout } = await run('sh', ['-c', command], {
        env: { ...process.env, URL: server.url, TOKEN: token ?? '' },
      });
      answers.push(JSON.parse(stdout));
    }
    expect(answers[0].errors).toBeUndefined();
    expect(answers[0].data.submissionRows).toMatchObject({ totalCount: 1, edges: [{ node: { scopedId: 1 } }] });
    for (const answer of answers) expect(answer).not.toHaveProperty('error');
  });
});

describe('the page for integrators', () => {
  const rows = async (title: string): Promise<readonly (readonly [string, string])[]> =>
    [...(await chapterOf('docs/integrators.md', title)).matchAll(/^\| `([^`]+)` *\| (.*?) *\|$/gm)].map(
      ([, name = '', rest = '']) => [name, rest.replaceAll('`', '')],
    );

  test('lists every scope and no others', async () => {
    expect((await rows('Authentication')).map(([scope]) => scope)).toEqual([...tokenScopes]);
  });

  test('states the limits of sockets and subscriptions', async () => {
    const said = (await chapterOf('docs/integrators.md', 'Limits')).replace(/\s+/g, ' ');
    const { person, watchedOnSocket, socketsOfNetwork } = socketLimits;
    expect(said).toContain(`has ${person.sockets} sockets at once`);
    expect(said).toContain(`watches ${person.watched} things over all of them and ${watchedOnSocket} over one`);
    expect(said).toContain(`a network has ${socketsOfNetwork.toLocaleString('en')} sockets`);
  });

  test('has an accepted example for every kind of field', async () => {
    const shown = new Map(await rows('Answer formats'));
    expect([...shown.keys()].sort()).toEqual(Object.keys(kinds).sort());
    for (const [dataType, example] of shown) {
      const field = sampleField({ dataType: dataType as DataType, options: ['Yes', 'No'] });
      expect([dataType, readAnswer(JSON.parse(example), field)]).toMatchObject([dataType, { ok: true }]);
    }
  });
});
