import { describe, expect, it } from 'vitest';
import { faultIdOf } from '#web/navigation/faultIdOf.ts';
import { pageFault } from '#web/navigation/reportFault.ts';

function thrown(make: () => Error, stack: string): Error {
  const error = make();
  error.stack = stack;
  return error;
}

const stack = `TypeError: nope
    at Foo (https://town.example/assets/Foo-B3x_1.js:12:34)
    at https://town.example/initiated_flows/0198/steps:1:1
    at commit (https://town.example/assets/index-Qz.js:1:20000)`;

describe('the report of a failed page', () => {
  it('names the code location and kind of page, with one id per error', () => {
    const error = thrown(() => new TypeError("Cannot read properties of null (reading 'name')"), stack);
    expect(pageFault(error, '/initiated_flows/0198f0aa-0000-7000-8000-000000000000/steps/42')).toEqual({
      id: faultIdOf(error),
      name: 'TypeError',
      message: "Cannot read properties of null (reading 'name')",
      frames: ['Foo-B3x_1.js:12:34', 'index-Qz.js:1:20000'],
      place: '/initiated_flows/:x/steps/:x',
    });
  });

  it('omits messages that can contain what a person typed, and tokens in URLs', () => {
    const error = thrown(() => new Error('rosa@example.com is not valid'), stack);
    const fault = pageFault(error, '/users/claim/Zk3_tokenOfRosa');
    expect(fault).toMatchObject({ message: null, place: '/users/:x/:x' });
    expect(JSON.stringify(fault)).not.toMatch(/rosa/i);
  });

  it('is bounded, whatever was thrown', () => {
    const long = thrown(() => new RangeError('x'.repeat(5000)), stack.repeat(50));
    const fault = pageFault(long, `/${'a_'.repeat(400)}`);
    expect(fault.message).toHaveLength(200);
    expect(fault.frames).toHaveLength(12);
    expect(JSON.stringify(pageFault('a word', '/')).length).toBeLessThan(500);
  });
});
