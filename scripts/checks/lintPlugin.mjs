import { noSlowPattern } from './noSlowPattern.mjs';
import { ownLookup } from './ownLookup.mjs';

export default { meta: { name: 'portico' }, rules: { 'no-slow-pattern': noSlowPattern, 'own-lookup': ownLookup } };
