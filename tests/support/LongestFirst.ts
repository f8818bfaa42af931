import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Long-running files: if one of them started last, everything would wait for it. */
const longest = [
  'tests/faults/fuzz.test.ts',
  'tests/faults/drills.test.ts',
  'tests/jobs/queue/workers.test.ts',
  'tests/api/account/ownership.property.test.ts',
  'tests/rest/bodies.test.ts',
  'tests/commands/firstStart.test.ts',
  'tests/rest/tokenScopes.test.ts',
  'tests/permissions/otherTeamsRecords.test.ts',
];

const rank = ({ moduleId }: TestSpecification): number => {
  const place = longest.findIndex((file) => moduleId.endsWith(file));
  return place === -1 ? longest.length : place;
};

/** The longest first, then the others in Vitest's own order, which uses earlier durations. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).toSorted((one, other) => rank(one) - rank(other));
  }
}
