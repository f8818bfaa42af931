/** Everyone in the demo town has this password. It is printed at every start. */
export const townPassword = 'welcome to springfield';

interface Part {
  readonly name: string;
  readonly email: string;
  /** shown at the start to people who try the product; people without it are not listed */
  readonly who?: string;
}

export const cast = {
  owner: { name: 'Maria Alvarez', email: 'maria@springfield.example', who: 'Owner of City Hall' },
  author: { name: 'Daniel Okafor', email: 'daniel@springfield.example', who: 'Writes forms at City Hall' },
  reviewer: { name: 'Priya Nair', email: 'priya@springfield.example', who: 'Reviews plans at City Hall' },
  fireMarshal: { name: 'Tom Becker', email: 'tom@springfield.example', who: 'Reviews plans, too' },
  counter: { name: 'Sam Whitfield', email: 'sam@springfield.example', who: 'Issues permits at City Hall' },
  finance: { name: 'Grace Liu', email: 'grace@springfield.example', who: 'Finance at City Hall' },
  parksOwner: { name: 'Helen Brooks', email: 'helen@springfield.example', who: 'Owner of Parks and Recreation' },
  ranger: { name: 'Luis Ortega', email: 'luis@springfield.example', who: 'Member of Parks and Recreation' },
  resident: { name: 'Ann Lee', email: 'ann@springfield.example', who: 'A resident with permits of every kind' },
  builder: { name: 'Victor Hale', email: 'victor@springfield.example', who: 'A builder with many permits' },
  neighbor: { name: 'Nadia Rahman', email: 'nadia@springfield.example' },
  newcomer: { name: 'José Muñoz', email: 'jose@springfield.example' },
  shopkeeper: { name: 'Olena Kovalenko', email: 'olena@springfield.example' },
} as const satisfies Record<string, Part>;

export type Player = keyof typeof cast;
export const players = Object.keys(cast) as readonly Player[];

const applicants = ['resident', 'builder', 'neighbor', 'newcomer', 'shopkeeper'] as const satisfies Player[];
export type TownApplicant = (typeof applicants)[number];
