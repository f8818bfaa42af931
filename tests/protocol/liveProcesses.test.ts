import { describe, expect, test } from 'vitest';
import { useWatchedSubmission } from '#tests/protocol/useWatchedSubmission.ts';
import { whenConnected, portOf } from '#tests/support/liveConnection.ts';

const watched = useWatchedSubmission();
const { anotherServer, everything, heard, lineOf, listen, save, server } = watched;

describe('a person who watches a submission gets every change once,', () => {
  test('although another server process makes the changes', async () => {
    const other = await anotherServer();
    const live = lineOf(watched.applicant, portOf(server.url));
    const told = listen(live);
    await whenConnected(live);
    for (let n = 0; n < 20; n += 1) await save(n % 2 === 0 ? other.port : undefined);
    expect(await heard(told)).toEqual(everything());
  });

  test('although their server is stopped, killed, and restarted', async () => {
    let own = await anotherServer();
    const live = lineOf(watched.applicant, own.port);
    const told = listen(live);
    await whenConnected(live);
    for (const end of ['stop', 'kill'] as const) {
      await save();
      const again = whenConnected(live);
      await own[end]();
      await save();
      own = await anotherServer(own.port);
      await again;
      await save();
    }
    expect(await heard(told)).toEqual(everything());
  });
});
