import { ownLookup } from './ownLookup.mjs';
import { noSlowPattern } from './noSlowPattern.mjs';

export default { meta: { name: 'portico' }, rules: { 'no-slow-pattern': noSlowPattern, 'own-lookup': ownLookup } };
