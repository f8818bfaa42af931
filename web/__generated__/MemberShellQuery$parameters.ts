/**
 * @generated SignedSource<<2630552eb01a761338ad66acff66784f>>
 * @relayHash 23fe47fa3424cd9196c27f818c9463a4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3366752e9ff31b30691ac59f7460cae6302bca8be62ad98fad5534fc4c31fa85

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MemberShellQuery } from './MemberShellQuery.graphql';

const node: PreloadableConcreteRequest<MemberShellQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3366752e9ff31b30691ac59f7460cae6302bca8be62ad98fad5534fc4c31fa85",
    "metadata": {},
    "name": "MemberShellQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
