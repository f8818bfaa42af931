/**
 * @generated SignedSource<<18da71c42df7353619ea7e068fba7b72>>
 * @relayHash 7e47b066395af6f2d9bdf466fcb6da7e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9251587e087a7a9918a4d799a0aa84a0d5b9689af14202239221b83ec7ba4883

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProfileScreenQuery } from './ProfileScreenQuery.graphql';

const node: PreloadableConcreteRequest<ProfileScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9251587e087a7a9918a4d799a0aa84a0d5b9689af14202239221b83ec7ba4883",
    "metadata": {},
    "name": "ProfileScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
