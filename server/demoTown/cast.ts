/** Everybody in the demo town has the same password. It is printed at each start. */
export const townPassword = 'welcome to springfield';

interface Part {
  readonly name: string;
  readonly email: string;
  /** What somebody who tries the product reads at the start; nobody signs in as those without. */
  readonly who?: string;
}

export const cast = {
  owner: { name: 'Maria Alvarez', email: 'maria@springfield.example', who: 'Owner of City Hall' },
  author: { name: 'Daniel Okafor', email: 'daniel@springfield.example', who: 'Builds forms at City Hall' },
  reviewer: { name: 'Priya Nair', email: 'priya@springfield.example', who: 'Reviews plans at City Hall' },
  fireMarshal: { name: 'Tom Becker', email: 'tom@springfield.example', who: 'Also reviews plans at City Hall' },
  counter: { name: 'Sam Whitfield', email: 'sam@springfield.example', who: 'Issues permits at City Hall' },
  finance: { name: 'Grace Liu', email: 'grace@springfield.example', who: 'Finance at City Hall' },
  parksOwner: { name: 'Helen Brooks', email: 'helen@springfield.example', who: 'Owner of Parks and Recreation' },
  ranger: { name: 'Luis Ortega', email: 'luis@springfield.example', who: 'Member of Parks and Recreation' },
  resident: { name: 'Ann Lee', email: 'ann@springfield.example', who: 'Resident with all kinds of permits' },
  builder: { name: 'Victor Hale', email: 'victor@springfield.example', who: 'Builder with many permits' },
  neighbor: { name: 'Nadia Rahman', email: 'nadia@springfield.example' },
  newcomer: { name: 'José Muñoz', email: 'jose@springfield.example' },
  shopkeeper: { name: 'Olena Kovalenko', email: 'olena@springfield.example' },
} as const satisfies Record<string, Part>;

export type Player = keyof typeof cast;
export const players = Object.keys(cast) as readonly Player[];

const applicants = ['resident', 'builder', 'neighbor', 'newcomer', 'shopkeeper'] as const satisfies Player[];
export type TownApplicant = (typeof applicants)[number];
