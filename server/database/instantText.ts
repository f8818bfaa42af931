const utc = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d)(?:\.(\d{1,6}))?\+00$/;

/** A moment as JSON writes it, from how PostgreSQL writes it on a connection whose time zone is UTC. */
export function instantText(text: string): string {
  const [, day, time, fraction = ''] = utc.exec(text) ?? [];
  if (day === undefined) return new Date(text).toISOString();
  return `${day}T${time}.${fraction.slice(0, 3).padEnd(3, '0')}Z`;
}
