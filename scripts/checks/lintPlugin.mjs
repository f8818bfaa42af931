import { ownLookup } from './ownLookups.mjs';
import { noSlowPattern } from './slowPatterns.mjs';

export default { meta: { name: 'portico' }, rules: { 'no-slow-pattern': noSlowPattern, 'own-lookup': ownLookup } };
