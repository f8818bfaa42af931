import type { FormIcon } from '#domain/template/formIcons.ts';
import type { PermitField, PermitStep } from '#server/demoTown/permitSteps.ts';

export interface CityForm {
  readonly name: string;
  /** the form's prefix in idempotency keys */
  readonly piece: string;
  readonly category: string;
  readonly icon: FormIcon;
  readonly description: string;
  readonly typicalTime: string;
  readonly alsoKnownAs?: string;
  readonly isClosed?: true;
  readonly steps: readonly PermitStep[];
  readonly faqs?: readonly (readonly [question: string, answer: string])[];
}

export const categories = {
  building: 'Building and property',
  business: 'Business',
  events: 'Events and neighborhoods',
  clerk: 'City Clerk',
  streets: 'Streets and sidewalks',
} as const;

const day = { dateType: 'date' } as const;
const phone: PermitField = { name: 'Phone', dataType: 'phone', settings: { required: false, redacted: true } };

const fee = (name: string, cents: number): PermitStep => ({
  ...{ type: 'PaymentStep', name, doneBy: 'Finance' },
  settings: { config: { fixed: true, amountCents: cents, acceptsCash: true, acceptsChecks: true } },
});
const review = (name: string, days: number): PermitStep => ({
  ...{ type: 'RequireReviewStep', name, reviewedBy: 'Plan reviewers' },
  settings: { time: days, timeUnit: 'days' },
});
const handle = (name: string, days: number): PermitStep => ({
  ...{ type: 'BasicStep', name, doneBy: 'Permit counter' },
  settings: { time: days, timeUnit: 'days' },
});
const ask = (name: string, instructions: string, fields: readonly PermitField[]): PermitStep => ({
  ...{ type: 'CollectInfoStep', name, fields },
  settings: { externalInstructions: `<p>${instructions}</p>` },
});

/** What City Hall offers beside the building permit. */
export const cityForms: readonly CityForm[] = [
  {
    ...{ name: 'Fence or deck permit', piece: 'fence', category: categories.building, icon: 'list' },
    description:
      '<p>For fences over six feet, and for decks and porches attached to a house. Most are approved as submitted.</p>',
    ...{ typicalTime: 'About 5 days', alsoKnownAs: 'patio, railing, privacy fence' },
    steps: [
      ask('Your fence or deck', 'Have your lot size and a simple sketch ready.', [
        { name: 'Property address', dataType: 'address' },
        { name: 'What are you building?', dataType: 'multiple_choice', options: ['Fence', 'Deck', 'Porch'] },
        { name: 'Height in feet', dataType: 'integer', settings: { minValue: '1', maxValue: '20' } },
        { name: 'Sketch or photo', dataType: 'file', settings: { required: false } },
        phone,
      ]),
      review('Zoning review', 5),
      fee('Permit fee', 4_500),
    ],
    faqs: [
      ['Do I need a permit for a fence under six feet?', '<p>No, unless it’s in a front yard or at a corner lot.</p>'],
      ['Do my neighbors have to agree?', '<p>No, but the fence must be on your side of the property line.</p>'],
    ],
  },
  {
    ...{ name: 'Business license', piece: 'business', category: categories.business, icon: 'money' },
    description:
      '<p>Every business in Springfield needs a license, including home offices and online shops. Renew it each year.</p>',
    ...{ typicalTime: 'About 1 week', alsoKnownAs: 'home occupation, occupational license, tax certificate' },
    steps: [
      ask('Your business', 'You’ll need your state tax ID. It takes about ten minutes.', [
        { name: 'Business name', dataType: 'string' },
        { name: 'Business address', dataType: 'address' },
        {
          name: 'Type of business',
          dataType: 'multiple_choice',
          options: ['Store or restaurant', 'Services', 'Contractor', 'Home-based'],
        },
        { name: 'Opening date', dataType: 'date', settings: day },
        { name: 'Number of employees', dataType: 'integer', settings: { minValue: '0', maxValue: '10000' } },
        phone,
      ]),
      review('License review', 5),
      fee('License fee', 6_000),
    ],
    faqs: [
      ['I work from home. Do I need a license?', '<p>Yes. If customers visit you, we also check zoning.</p>'],
      ['How long is a license valid?', '<p>For one year. We’ll remind you by email before it expires.</p>'],
    ],
  },
  {
    ...{
      name: 'Business license renewal',
      piece: 'business-renewal',
      category: categories.business,
      icon: 'check-circle',
    },
    description: '<p>Renew the yearly license of a business that we have on file. It takes a few minutes.</p>',
    ...{ typicalTime: 'About 2 days', alsoKnownAs: 'annual license, tax certificate renewal' },
    steps: [
      ask('Your business', 'Find your business by its name. If something about it has changed, suggest an edit.', [
        {
          ...{ name: 'Business', dataType: 'entity', entity: 'Business' },
          settings: { entityCreateable: true },
        },
        { name: 'Number of employees', dataType: 'integer', settings: { minValue: '0', maxValue: '10000' } },
        phone,
      ]),
      fee('Renewal fee', 4_000),
      handle('Send the license', 2),
    ],
    faqs: [['My business isn’t in the list. What should I do?', '<p>Add it, or apply for a new business license.</p>']],
  },
  {
    ...{ name: 'Food truck permit', piece: 'food-truck', category: categories.business, icon: 'star' },
    description: '<p>Sell food from a truck or cart on city streets, in parks, or at events.</p>',
    ...{ typicalTime: 'About 2 weeks', alsoKnownAs: 'mobile vendor, food cart, ice cream truck' },
    steps: [
      ask('Your truck', 'Have your county health certificate ready.', [
        { name: 'Name of the truck', dataType: 'string' },
        { name: 'License plate', dataType: 'string' },
        { name: 'Health certificate', dataType: 'file', settings: { required: false } },
        { name: 'Where do you want to sell?', dataType: 'text' },
        phone,
      ]),
      review('Fire and safety review', 10),
      fee('Permit fee', 9_000),
    ],
  },
  {
    ...{ name: 'Special event permit', piece: 'event', category: categories.events, icon: 'people' },
    description: '<p>For parades, festivals, races, and other events on city property or with more than 50 guests.</p>',
    ...{ typicalTime: 'About 3 weeks', alsoKnownAs: 'farmers market, 5K run, street fair' },
    steps: [
      ask('Your event', 'Apply at least 30 days before your event.', [
        { name: 'Event name', dataType: 'string' },
        { name: 'Location', dataType: 'address' },
        { name: 'Date', dataType: 'date', settings: day },
        { name: 'Number of guests', dataType: 'integer', settings: { minValue: '1', maxValue: '100000' } },
        { name: 'What is planned?', dataType: 'text', hint: 'Such as music, food, tents, or closed streets.' },
        phone,
      ]),
      review('Safety review', 10),
      fee('Event fee', 7_500),
      handle('Send the event plan to police and fire', 3),
    ],
    faqs: [
      ['Do I need insurance?', '<p>Yes, for events with more than 200 guests. We’ll tell you what to send.</p>'],
      ['Can we serve alcohol?', '<p>Only with a state license. Mention it under “What is planned?”</p>'],
    ],
  },
  {
    ...{ name: 'Block party and street closure', piece: 'block-party', category: categories.events, icon: 'talk' },
    description: '<p>Close your block to traffic for a neighborhood party. We’ll lend you the barricades.</p>',
    typicalTime: 'About 1 week',
    steps: [
      ask('Your party', 'Please ask the neighbors on your block first.', [
        { name: 'Street and cross streets', dataType: 'string' },
        { name: 'Date', dataType: 'date', settings: day },
        { name: 'Hours', dataType: 'string', hint: 'Between 10 AM and 10 PM.' },
        { name: 'Do you need barricades?', dataType: 'multiple_choice', options: ['Yes', 'No'] },
        phone,
      ]),
      handle('Approve the closure', 5),
    ],
    faqs: [['What if a neighbor objects?', '<p>We’ll call both of you and look for another date or block.</p>']],
  },
  {
    ...{ name: 'Garage and yard sale permit', piece: 'garage-sale', category: categories.events, icon: 'check-circle' },
    description: '<p>You can hold two sales a year at your home, for up to three days each. The permit is free.</p>',
    ...{ typicalTime: 'Same day', alsoKnownAs: 'rummage sale, tag sale, moving sale, estate sale' },
    steps: [
      ask('Your sale', 'It takes two minutes.', [
        { name: 'Address of the sale', dataType: 'address' },
        { name: 'First day', dataType: 'date', settings: day },
        { name: 'Number of days', dataType: 'integer', settings: { minValue: '1', maxValue: '3' } },
      ]),
      handle('Send the permit', 1),
    ],
  },
  {
    ...{ name: 'Neighborhood grant', piece: 'grant', category: categories.events, icon: 'star', isClosed: true },
    description:
      '<p>Up to $2,000 for projects that neighbors do together, such as a garden or a mural. Applications open again in March.</p>',
    ...{ typicalTime: 'About 2 months', alsoKnownAs: 'mini-grant, community fund' },
    steps: [
      ask('Your project', 'Tell us what you want to do together.', [
        { name: 'Project name', dataType: 'string' },
        { name: 'What will you do?', dataType: 'text' },
        { name: 'Amount', dataType: 'money' },
        phone,
      ]),
      review('Committee review', 30),
    ],
  },
  {
    ...{ name: 'Dog license', piece: 'dog', category: categories.clerk, icon: 'key' },
    description: '<p>Dogs over four months old need a license and a rabies shot. You get the tag by mail.</p>',
    ...{ typicalTime: 'About 3 days', alsoKnownAs: 'pet registration, dog tag' },
    steps: [
      ask('Your dog', 'Have the rabies certificate from your vet ready.', [
        {
          ...{ name: 'Dog', dataType: 'entity', entity: 'Dog' },
          hint: 'If your dog had a license before, find it by name. If not, add it.',
          settings: { entityCreateable: true },
        },
        { name: 'Is your dog spayed or neutered?', dataType: 'multiple_choice', options: ['Yes', 'No'] },
        { name: 'Rabies shot expires on', dataType: 'date', settings: day },
        { name: 'Rabies certificate', dataType: 'file', settings: { required: false } },
        { name: 'Home address', dataType: 'address' },
        phone,
      ]),
      fee('License fee', 1_200),
      handle('Mail the tag', 3),
    ],
    faqs: [
      ['My dog died or moved away. What should I do?', '<p>Nothing. The license expires at the end of the year.</p>'],
      ['Do cats need a license?', '<p>No, but we recommend a microchip.</p>'],
    ],
  },
  {
    ...{ name: 'Public records request', piece: 'records', category: categories.clerk, icon: 'search' },
    description:
      '<p>Ask for meeting minutes, contracts, plans, reports, and other records of the city. Most are free.</p>',
    ...{ typicalTime: 'Up to 5 business days', alsoKnownAs: 'FOIA, freedom of information, open records' },
    steps: [
      ask('Your request', 'You don’t have to say why you want a record.', [
        {
          name: 'Which records do you want?',
          dataType: 'text',
          hint: 'Names, addresses, and dates help us find them.',
        },
        {
          name: 'How do you want to get them?',
          dataType: 'multiple_choice',
          options: ['By email', 'On paper', 'See them at City Hall'],
        },
        phone,
      ]),
      handle('Find and send the records', 5),
    ],
    faqs: [
      ['Are there records I can’t get?', '<p>Yes, such as personnel files. We’ll tell you the reason in writing.</p>'],
    ],
  },
  {
    ...{ name: 'Report a pothole or street problem', piece: 'pothole', category: categories.streets, icon: 'camera' },
    description:
      '<p>Tell us about potholes, broken streetlights, damaged sidewalks, or missing signs. We fix most within a week.</p>',
    ...{ typicalTime: 'About 3 days', alsoKnownAs: 'street repair, streetlight out, sidewalk, fallen tree' },
    steps: [
      ask('The problem', 'A photo helps us bring the right tools.', [
        { name: 'Where is it?', dataType: 'address', hint: 'The nearest street address.' },
        {
          name: 'What is wrong?',
          dataType: 'multiple_choice',
          options: ['Pothole', 'Streetlight', 'Sidewalk', 'Sign', 'Fallen tree', 'Something else'],
        },
        { name: 'Tell us more', dataType: 'text', settings: { required: false } },
        { name: 'Photo', dataType: 'file', settings: { required: false } },
      ]),
      handle('Send a crew', 3),
    ],
  },
];
