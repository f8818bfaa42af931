import type { TownApplicant } from '#server/demoTown/townPeople.ts';

/** How far each submission in the town has progressed. */
export const stages = [
  'started',
  'answered',
  'inReview',
  'changesRequested',
  'rejected',
  'halted',
  'feeDue',
  'paid',
  'paidByCard',
  'waived',
  'refunded',
  'issued',
] as const;
export type Stage = (typeof stages)[number];

export interface Application {
  readonly number: number;
  readonly applicant: TownApplicant;
  readonly address: string;
  readonly work: string;
  readonly description: string;
  readonly cents: number;
  readonly daysAgo: number;
  readonly stage: Stage;
}

type Row = readonly [Application['applicant'], address: string, work: number, dollars: number, daysAgo: number, Stage];

const works = [
  ['New building', 'A single-family house with two stories and a garage.'],
  ['Addition', 'A bedroom and a bathroom at the back of the house.'],
  ['Alteration', 'A new kitchen. One non-load-bearing wall will be removed.'],
  ['Demolition', 'Tear down the old shed behind the house.'],
] as const;

const rows: readonly Row[] = [
  ['builder', '12 Elm Street', 0, 310_000, 41, 'issued'],
  ['resident', '48 Oak Avenue', 1, 64_000, 40, 'issued'],
  ['neighbor', '3 Mill Lane', 1, 4_500, 39, 'issued'],
  ['shopkeeper', '101 Main Street', 2, 88_000, 38, 'issued'],
  ['builder', '77 River Road', 0, 275_000, 37, 'rejected'],
  ['newcomer', '9 Chestnut Court', 1, 52_000, 36, 'issued'],
  ['builder', '14 Elm Street', 0, 298_000, 34, 'issued'],
  ['resident', '48 Oak Avenue', 2, 21_000, 33, 'halted'],
  ['neighbor', '220 Second Street', 1, 18_500, 31, 'issued'],
  ['builder', '16 Elm Street', 0, 301_000, 30, 'paid'],
  ['shopkeeper', '103 Main Street', 1, 12_000, 29, 'issued'],
  ['newcomer', '5 Harbor View', 1, 73_000, 28, 'changesRequested'],
  ['builder', '18 Elm Street', 0, 305_000, 27, 'issued'],
  ['resident', '50 Oak Avenue', 3, 3_200, 26, 'waived'],
  ['neighbor', '31 Park Place', 2, 27_000, 25, 'feeDue'],
  ['builder', '80 River Road', 0, 265_000, 24, 'inReview'],
  ['shopkeeper', '6 Market Square', 2, 145_000, 22, 'issued'],
  ['newcomer', '17 Birch Drive', 1, 39_000, 21, 'refunded'],
  ['builder', '20 Elm Street', 0, 312_000, 20, 'feeDue'],
  ['resident', '2 Lakeside Drive', 0, 420_000, 19, 'changesRequested'],
  ['neighbor', '64 Cedar Street', 1, 58_000, 18, 'paid'],
  ['builder', '22 Elm Street', 0, 309_000, 17, 'inReview'],
  ['shopkeeper', '8 Market Square', 3, 9_800, 16, 'issued'],
  ['newcomer', '40 Hill Road', 2, 15_000, 15, 'rejected'],
  ['builder', '24 Elm Street', 0, 315_000, 14, 'inReview'],
  ['resident', '19 Maple Street', 2, 33_000, 13, 'feeDue'],
  ['neighbor', '7 Garden Row', 1, 61_000, 12, 'inReview'],
  ['builder', '91 River Road', 1, 84_000, 11, 'changesRequested'],
  ['shopkeeper', '115 Main Street', 2, 47_000, 10, 'paid'],
  ['newcomer', '28 Orchard Way', 3, 6_400, 9, 'feeDue'],
  ['builder', '26 Elm Street', 0, 318_000, 8, 'inReview'],
  ['resident', '33 Maple Street', 1, 70_000, 7, 'answered'],
  ['neighbor', '12 Station Road', 2, 24_000, 6, 'inReview'],
  ['builder', '28 Elm Street', 0, 322_000, 5, 'inReview'],
  ['shopkeeper', '4 Bridge Street', 2, 36_000, 4, 'answered'],
  ['newcomer', '52 Prairie Lane', 1, 45_000, 3, 'inReview'],
  ['builder', '30 Elm Street', 0, 324_000, 2, 'inReview'],
  ['resident', '35 Maple Street', 3, 2_900, 1.2, 'started'],
  ['neighbor', '88 Sunset Boulevard', 2, 19_000, 0.4, 'paidByCard'],
  ['newcomer', '61 Willow Street', 1, 66_000, 0.1, 'started'],
];

export const applications: readonly Application[] = rows.map(
  ([applicant, address, place, dollars, daysAgo, stage], index) => {
    const [work, description] = works[place] ?? works[0];
    return { number: index + 1, applicant, address, work, description, cents: dollars * 100, daysAgo, stage };
  },
);

/** Submissions started before this have the form's first version. */
export const secondVersionDaysAgo = 32.5;
