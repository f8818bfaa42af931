import { afterEach } from 'vitest';
import { unreadRefusals } from '#tests/support/unreadRefusals.ts';

// A test whose mutation was refused has to say so.
afterEach(() => unreadRefusals.check());
