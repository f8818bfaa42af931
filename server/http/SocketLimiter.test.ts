import { expect, it } from 'vitest';
import { SocketLimiter, socketLimits } from '#server/http/SocketLimiter.ts';

it("lets a limited number of one network's sockets in, and another when one has closed", () => {
  const crowd = new SocketLimiter();
  const [first] = Array.from({ length: socketLimits.socketsOfNetwork }, () => crowd.admit('192.0.2.1'));
  expect(first).not.toBeNull();
  expect(crowd.admit('192.0.2.1')).toBeNull();
  expect(crowd.admit('192.0.2.2')).not.toBeNull();
  first?.release();
  expect(crowd.admit('192.0.2.1')).not.toBeNull();
  expect(crowd.admit('192.0.2.1')).toBeNull();
});
