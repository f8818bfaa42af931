import { existsSync } from 'node:fs';
import path from 'node:path';

/** A program that a test needs and npm does not bring along: at the place a variable names, or where systems keep it. */
export function findProgram(variable: string, names: readonly string[]): string | null {
  const given = process.env[variable];
  if (given !== undefined) return existsSync(given) ? given : null;
  const folders = [...(process.env['PATH'] ?? '').split(path.delimiter), '/usr/bin', '/usr/local/bin', '/usr/sbin'];
  const places = names.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  return places.find((place) => existsSync(place)) ?? null;
}

export const findRedisServer = (): string | null => findProgram('REDIS_SERVER_PATH', ['redis-server', 'valkey-server']);
