/** The password of everyone in the demo town. It is printed at each start. */
export const townPassword = 'welcome to springfield';

interface Part {
  readonly name: string;
  readonly email: string;
  /** Printed with the sign-ins at each start. People without it are not listed. */
  readonly who?: string;
}

export const townPeople = {
  owner: { name: 'Maria Alvarez', email: 'maria@springfield.example', who: 'Team owner, City Hall' },
  author: { name: 'Daniel Okafor', email: 'daniel@springfield.example', who: 'Form author, City Hall' },
  reviewer: { name: 'Priya Nair', email: 'priya@springfield.example', who: 'Plan reviewer, City Hall' },
  fireMarshal: {
    name: 'Tom Becker',
    email: 'tom@springfield.example',
    who: 'Fire marshal and plan reviewer, City Hall',
  },
  counter: { name: 'Sam Whitfield', email: 'sam@springfield.example', who: 'Permit clerk, City Hall' },
  finance: { name: 'Grace Liu', email: 'grace@springfield.example', who: 'Finance manager, City Hall' },
  parksOwner: { name: 'Helen Brooks', email: 'helen@springfield.example', who: 'Team owner, Parks and Recreation' },
  ranger: { name: 'Luis Ortega', email: 'luis@springfield.example', who: 'Park ranger, Parks and Recreation' },
  resident: { name: 'Ann Lee', email: 'ann@springfield.example', who: 'Resident with all kinds of permits' },
  builder: { name: 'Victor Hale', email: 'victor@springfield.example', who: 'Builder with many permits' },
  neighbor: { name: 'Nadia Rahman', email: 'nadia@springfield.example' },
  newcomer: { name: 'José Muñoz', email: 'jose@springfield.example' },
  shopkeeper: { name: 'Olena Kovalenko', email: 'olena@springfield.example' },
} as const satisfies Record<string, Part>;

export type TownPerson = keyof typeof townPeople;
export const townPersonKeys = Object.keys(townPeople) as readonly TownPerson[];

const applicants = ['resident', 'builder', 'neighbor', 'newcomer', 'shopkeeper'] as const satisfies TownPerson[];
export type TownApplicant = (typeof applicants)[number];
