import { expect, it } from 'vitest';
import { SocketCrowd, socketLimits } from '#server/http/socketCrowd.ts';

it("lets a limited number of one network's sockets in, and another when one has closed", () => {
  const crowd = new SocketCrowd();
  const [first] = Array.from({ length: socketLimits.socketsOfNetwork }, () => crowd.enter('192.0.2.1'));
  expect(first).not.toBeNull();
  expect(crowd.enter('192.0.2.1')).toBeNull();
  expect(crowd.enter('192.0.2.2')).not.toBeNull();
  first?.leave();
  expect(crowd.enter('192.0.2.1')).not.toBeNull();
  expect(crowd.enter('192.0.2.1')).toBeNull();
});
