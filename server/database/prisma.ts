import { PrismaPg } from '@prisma/adapter-pg';
import type { Pool } from 'pg';
import { PrismaClient, type Prisma } from '#server/generated/prisma/client.ts';

export type Database = PrismaClient;
export type DatabaseTransaction = Prisma.TransactionClient;

export function createDatabase(pool: Pool): Database {
  return new PrismaClient({ adapter: new PrismaPg(pool) });
}
