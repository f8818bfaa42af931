import type { Finder } from '#domain/finder/Finder.ts';

/** The finder of City Hall, with the forms by slug. To recommend another form, add it to a result. */
export const cityHallFinder = (publicUrl: string): Finder => ({
  title: '',
  intro: 'Answer a few questions to find out whether you need a permit, and which one. It takes about a minute.',
  questions: [
    {
      key: 'project',
      text: 'What are you planning?',
      hint: 'Choose the closest match. You can come back and try another answer.',
      answers: [
        { key: 'building', text: 'A new building, an addition, a garage, or a shed', leadsTo: 'size' },
        { key: 'fence', text: 'A fence or a wall', leadsTo: 'height' },
        { key: 'inside', text: 'Work inside my home', leadsTo: 'walls' },
        { key: 'park', text: 'An event or a picnic in a park', leadsTo: 'parks' },
      ],
    },
    {
      key: 'size',
      text: 'How big will it be?',
      hint: 'Measure the outside walls. A two-story building counts both floors.',
      answers: [
        { key: 'small', text: '120 square feet or less, without plumbing or electricity', leadsTo: 'small-shed' },
        { key: 'larger', text: 'More than 120 square feet, or with plumbing or electricity', leadsTo: 'district' },
      ],
    },
    {
      key: 'height',
      text: 'How tall will the fence or wall be?',
      hint: 'Measure from the ground on the lower side.',
      answers: [
        { key: 'low', text: '6 feet or less', leadsTo: 'low-fence' },
        { key: 'tall', text: 'More than 6 feet', leadsTo: 'district' },
      ],
    },
    {
      key: 'walls',
      text: 'Will you move or remove walls, or change plumbing or wiring?',
      hint: 'Replacing a faucet or a light fixture doesn’t count.',
      answers: [
        { key: 'yes', text: 'Yes', leadsTo: 'building-permit' },
        { key: 'no', text: 'No, only paint, floors, cabinets, or fixtures', leadsTo: 'inside-work' },
      ],
    },
    {
      key: 'district',
      text: 'Is the property in the Old Town historic district?',
      hint: 'The district is between Canal Street and the river, from 1st to 9th Avenue.',
      answers: [
        { key: 'yes', text: 'Yes', leadsTo: 'historic' },
        { key: 'no', text: 'No', leadsTo: 'building-permit' },
        { key: 'unsure', text: 'I’m not sure', leadsTo: 'unsure' },
      ],
    },
  ],
  results: [
    {
      key: 'building-permit',
      title: 'You need a building permit',
      text: 'Apply before work starts. You can begin as soon as the permit is issued.',
      contact: 'Permit Counter, City Hall, Room 104. Monday to Friday, 8 AM to 4:30 PM.',
      forms: [
        {
          formId: 'building-permit',
          reason:
            'It covers new buildings, additions, and work on walls, plumbing, or wiring. We check the plans first.',
        },
      ],
    },
    {
      key: 'historic',
      title: 'You need a building permit. Talk to our planner first.',
      text: 'In Old Town, the outside of a building should fit its street. Talk to the planner before you draw your plans. It’s free, and it saves time later.',
      contact: 'Historic preservation planner, City Hall, Room 210. Call 555-0142 for an appointment.',
      forms: [
        {
          formId: 'building-permit',
          reason:
            'It covers the work itself. In Old Town, add drawings of every side that can be seen from the street.',
        },
      ],
    },
    {
      key: 'unsure',
      title: 'You need a building permit. Check your address first.',
      text: 'The Permit Counter can tell you in a minute whether your address is in the historic district.',
      contact: 'Permit Counter, City Hall, Room 104. Call 555-0140.',
      forms: [{ formId: 'building-permit', reason: 'You need it either way. Only the drawings differ.' }],
    },
    {
      key: 'small-shed',
      title: 'You don’t need a permit for a shed this small',
      text: 'Keep it at least 5 feet from your property line. If you later add plumbing or electricity, you’ll need a permit.',
      contact: '',
      forms: [],
    },
    {
      key: 'low-fence',
      title: 'You don’t need a permit for a fence of 6 feet or less',
      text: 'Keep it on your own land, and no taller than 3 feet within 20 feet of a street corner.',
      contact: '',
      forms: [],
    },
    {
      key: 'inside-work',
      title: 'You don’t need a permit for this work',
      text: 'If you find damaged wiring or pipes along the way, stop and answer these questions again.',
      contact: '',
      forms: [],
    },
    {
      key: 'parks',
      title: 'Parks and Recreation can help you',
      text: 'Reservations of picnic shelters and events in parks are handled by Parks and Recreation.',
      contact: `Reserve online at ${publicUrl}/parks, or call Parks and Recreation at 555-0160.`,
      forms: [],
    },
  ],
  combinations: [],
});
